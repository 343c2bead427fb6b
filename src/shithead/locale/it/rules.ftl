### The rules of the three presets, as the Rules button shows them.
### For each preset a title, an introduction, then headings and bodies numbered from 1 without a gap.
### A blank line inside a body begins a new paragraph.

## Classic

rules-classic-title = Classico
rules-classic-intro = Lo scopo è liberarti di tutte le tue carte: chi è l’ultimo ad averne è lo Shithead. Si gioca da due a sei; in sei si aggiungono due jolly.

rules-classic-heading-1 = Le carte
rules-classic-body-1 =
    Da due a cinque giocatori si usano 52 carte, senza jolly. Ognuno riceve tre carte coperte in fila, tre carte scoperte sopra di quelle e tre carte in mano. Le carte che avanzano formano il mazzo.

    Le carte coperte non le guarda nessuno, nemmeno chi le ha davanti.

rules-classic-heading-2 = Lo scambio
rules-classic-body-2 =
    Prima di giocare puoi scambiare carte della tua mano con le tue carte scoperte, sempre una contro una e tutte le volte che vuoi. Le carte coperte restano dove sono.

    Quando hai finito, premi «Via!». Finché non sono pronti tutti puoi ripensarci; poi le nuove carte scoperte si vedono tutte insieme, si comincia a giocare e non si scambia più.

rules-classic-heading-3 = Chi comincia
rules-classic-body-3 =
    Si cerca un 3 tra le carte scoperte così come sono state date, prima di ogni scambio. Se l’hanno ricevuto in più di uno, comincia il primo a partire dalla sinistra del mazziere.

    Nessun 3 tra le scoperte? Allora contano i 3 in mano, a scambio concluso. Chi ne ha uno ha poco tempo per chiamarlo: comincia il primo che chiama il suo. Se nessuno di loro chiama, comincia il primo a partire dalla sinistra del mazziere.

    Nessun 3 nemmeno in mano? Si cerca allo stesso modo un 4, poi un 5 e così via fino all’asso, saltando il 10. Il 2 non fa mai cominciare nessuno. Se non si trovano che 2 e 10, comincia chi sta alla sinistra del mazziere.

    Chi comincia può giocare quello che vuole, non solo la carta cercata.

rules-classic-heading-4 = Il tuo turno
rules-classic-body-4 =
    Si gioca in senso orario. Metti sul mucchio una carta, oppure più carte dello stesso valore tutte insieme.

    Carte speciali a parte, il valore deve essere uguale o superiore a quello della carta in cima. I semi non contano mai, e nemmeno quante carte sono state giocate prima. Sul mucchio vuoto va bene tutto.

    Poi peschi dal mazzo fino ad avere di nuovo tre carte in mano, finché ce ne sono. Se ne hai ancora tre o più, non peschi.

rules-classic-heading-5 = Il valore delle carte
rules-classic-body-5 = Dalla più bassa alla più alta: 3, 4, 5, 6, 7, 8, 9, J, Q, K, A. Il 2 e il 10 stanno fuori da quest’ordine e vanno su qualsiasi carta.

rules-classic-heading-6 = Il 2 azzera
rules-classic-body-6 = Un 2 va su qualsiasi carta, e su un 2 va qualsiasi carta. Questo vale solo finché il 2 è in cima. Da solo, un 2 non brucia niente e non ti fa giocare ancora.

rules-classic-heading-7 = Il 10 brucia
rules-classic-body-7 =
    Un 10 va su qualsiasi carta, e anche sul mucchio vuoto. Brucia il mucchio: tutte le sue carte, 10 compreso, escono dal gioco e non tornano più.

    Chi brucia il mucchio prima pesca, poi deve giocare ancora, sul mucchio vuoto. Può usare anche le carte appena pescate. Più 10 giocati insieme bruciano una volta sola e danno una sola giocata in più.

rules-classic-heading-8 = Quattro uguali bruciano
rules-classic-body-8 =
    Il mucchio brucia anche quando le quattro carte in cima hanno lo stesso valore. Possono arrivare tutte in una volta oppure in turni diversi e da giocatori diversi, ma se in mezzo c’è un’altra carta non valgono. Anche quattro 2 bruciano.

    Chi mette l’ultima delle quattro pesca, poi deve giocare ancora. Quattro uguali si completano solo nel proprio turno.

rules-classic-heading-9 = Prendere il mucchio
rules-classic-body-9 =
    Se non puoi giocare, prendi in mano tutto il mucchio. Quando giochi dalla mano o dalle scoperte puoi prenderlo anche se una carta da giocare ce l’hai. Il tuo turno finisce, e chi viene dopo apre un mucchio nuovo con quello che vuole.

    Il mucchio vuoto non si può prendere.

rules-classic-heading-10 = Le carte scoperte
rules-classic-body-10 =
    Quando il mazzo è finito e non hai più carte in mano, giochi le tue carte scoperte, con le stesse regole. Anche qui puoi giocarne insieme più di una dello stesso valore.

    Se finisci le carte in mano senza bruciare il mucchio, il tuo turno finisce lì e le scoperte aspettano il prossimo. Se bruci il mucchio con le ultime carte in mano e il mazzo è finito, continui subito con le scoperte. Una carta della mano e una scoperta non si giocano mai insieme.

    Se con le scoperte non puoi o non vuoi giocare, prendi il mucchio con una scoperta aggiunta: insieme al mucchio va in mano anche una tua carta scoperta, quella che scegli tu. La scoperta aggiunta non ha effetto, nemmeno se è un 10.

    Prima di tornare alle scoperte devi finire di nuovo le carte in mano.

rules-classic-heading-11 = Le carte coperte
rules-classic-body-11 =
    Finite anche le scoperte, giri una carta coperta: scegli tu quale, senza sapere che cos’è. Se si può giocare, resta sul mucchio e vale come giocata. Se brucia il mucchio, vai avanti con la prossima. Se non si può giocare, la prendi in mano con tutto il mucchio e il tuo turno finisce.

    Sul mucchio vuoto va bene qualsiasi carta. A questo punto non puoi prendere il mucchio senza girare una carta, e le coperte non si girano mai due alla volta.

    Finché hai carte in mano, le coperte aspettano. Se bruci il mucchio con l’ultima delle altre carte, giri una coperta nello stesso turno.

rules-classic-heading-12 = Uscire
rules-classic-body-12 =
    Esci appena non hai più carte, né in mano né sul tavolo. Il mucchio resta lì, e chi viene dopo deve batterlo.

    Se la tua ultima carta brucia il mucchio, esci lo stesso: non giochi ancora, e chi viene dopo apre un mucchio nuovo.

rules-classic-heading-13 = Lo Shithead
rules-classic-body-13 =
    La partita finisce appena resta un solo giocatore con delle carte: è lui lo Shithead, e dà le carte nella partita successiva. Un vincitore non c’è. Il primo mazziere si sorteggia.

rules-classic-heading-14 = In sei
rules-classic-body-14 =
    In sei si aggiungono due jolly: 54 carte, nove a testa. Il mazzo non c’è, quindi nessuno pesca, e passi alle scoperte appena la mano è vuota.

    Un jolly va su qualsiasi carta ed è trasparente: chi viene dopo deve battere la prima carta sotto che non sia un jolly. Se non ce n’è nessuna, va bene tutto. Un jolly in mezzo a carte uguali impedisce di contarle come quattro uguali. Il jolly non fa mai cominciare nessuno.

rules-classic-heading-15 = Il pareggio
rules-classic-body-15 = Se per 500 mosse di fila nessuno pesca, brucia, gira una carta coperta o esce, la partita finisce in pareggio. Nessuno è lo Shithead, e dà le carte lo stesso mazziere.

## Tabletop

rules-tabletop-title = Da tavolo
rules-tabletop-intro = Niente carte speciali: conta solo il valore, e una modesta coppia può salvarti. Lo scopo è liberarti di tutte le tue carte: chi è l’ultimo ad averne è lo Shithead. Si gioca da due a cinque.

rules-tabletop-heading-1 = Le carte
rules-tabletop-body-1 =
    Si usano 52 carte, senza jolly. Ognuno riceve tre carte coperte in fila, tre carte scoperte sopra di quelle e tre carte in mano. Le carte che avanzano formano il mazzo.

    Le carte coperte non le guarda nessuno, nemmeno chi le ha davanti.

rules-tabletop-heading-2 = Lo scambio
rules-tabletop-body-2 =
    Prima di giocare puoi scambiare carte della tua mano con le tue carte scoperte, sempre una contro una e tutte le volte che vuoi. Le carte coperte restano dove sono.

    Quando hai finito, premi «Via!». Finché non sono pronti tutti puoi ripensarci; poi le nuove carte scoperte si vedono tutte insieme, si comincia a giocare e non si scambia più.

rules-tabletop-heading-3 = Chi comincia
rules-tabletop-body-3 =
    Si cerca un 3 tra le carte scoperte, così come sono dopo lo scambio. Se ce l’hanno in più di uno, comincia il primo a partire dalla sinistra del mazziere.

    Nessun 3 tra le scoperte? Allora comincia il primo, sempre dalla sinistra del mazziere, che ha un 3 in mano. Se non ce l’ha nessuno, si cerca allo stesso modo un 4, poi un 5 e così via.

    Chi comincia può giocare quello che vuole.

rules-tabletop-heading-4 = Il tuo turno
rules-tabletop-body-4 =
    Si gioca in senso orario. Metti sul mucchio una carta, oppure più carte dello stesso valore tutte insieme.

    Dalla mano, il valore deve essere uguale o superiore a quello della carta in cima. I semi non contano mai. Quante carte siano state giocate prima conta solo dopo una coppia di salvezza. Sul mucchio vuoto va bene tutto.

    Poi peschi dal mazzo fino ad avere di nuovo tre carte in mano, finché ce ne sono. Se ne hai ancora tre o più, non peschi.

rules-tabletop-heading-5 = Il valore delle carte
rules-tabletop-body-5 = Dalla più bassa alla più alta: 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A. Nessuna carta ha poteri propri.

rules-tabletop-heading-6 = La coppia di salvezza
rules-tabletop-body-6 =
    Se non hai nessuna carta che da sola si possa giocare, puoi mettere una coppia di qualsiasi valore: esattamente due carte uguali, anche basse, dalla mano oppure, se è da lì che giochi, dalle scoperte. Dalla mano anche una carta uguale a quella in cima si può giocare, quindi la coppia di salvezza è esclusa. È esclusa anche se hai una carta che da sola completerebbe quattro uguali.

    La coppia di salvezza vincola. Chi viene dopo deve rispondere con una coppia più alta, oppure con tre o quattro carte uguali di qualsiasi valore. Una carta sola non basta, nemmeno un asso, e non basta neanche una coppia uguale o più bassa. C’è una sola eccezione: la giocata che completa quattro uguali è sempre una risposta valida.

    Anche la risposta vincola, con il suo numero di carte: a tre carte si risponde con tre più alte, con quattro oppure completando quattro uguali. Finché c’è un vincolo non si possono giocare altre coppie di salvezza.

    Il vincolo dura finché il mucchio non viene preso, non brucia o non ci si gira sopra una carta coperta; dura anche se chi l’ha creato esce. Vincolano solo le coppie di salvezza e le risposte: una coppia o un tris normali non vincolano nessuno.

rules-tabletop-heading-7 = Quattro uguali bruciano
rules-tabletop-body-7 =
    Quando le quattro carte in cima hanno lo stesso valore, il mucchio brucia: tutte le sue carte escono dal gioco e non tornano più. Possono arrivare tutte in una volta oppure in turni diversi e da giocatori diversi, ma se in mezzo c’è un’altra carta non valgono.

    Aggiungersi alle carte uguali in cima fino a farne quattro è sempre permesso, ma solo nel proprio turno e con le carte da cui si gioca in quel momento: la mano, le scoperte o una coperta. Chi li completa pesca, poi può giocare ancora sul mucchio vuoto oppure passare. Se passa, apre chi viene dopo.

rules-tabletop-heading-8 = Prendere il mucchio
rules-tabletop-body-8 =
    Prendi il mucchio solo se non puoi giocare niente: nessuna carta che lo batta, nessuna coppia di salvezza, nessuna risposta se c’è un vincolo, nessun quattro uguali da completare. Allora devi prenderlo in mano tutto. Il tuo turno finisce, e chi viene dopo apre un mucchio nuovo con quello che vuole.

    Il mucchio vuoto non si può prendere.

rules-tabletop-heading-9 = Le carte scoperte
rules-tabletop-body-9 =
    Quando il mazzo è finito e non hai più carte in mano, giochi le tue carte scoperte. Qui una carta uguale non basta: ne serve una più alta di quella in cima, a meno che completi quattro uguali. Puoi giocarne insieme più di una dello stesso valore.

    La coppia di salvezza vale anche con le scoperte. Siccome qui una carta uguale da sola non batte il mucchio, può fare da salvezza anche una coppia uguale alla carta in cima.

    Se finisci le carte in mano senza bruciare il mucchio, il tuo turno finisce lì e le scoperte aspettano il prossimo. Se bruci il mucchio con le ultime carte in mano e il mazzo è finito, la giocata in più è con le scoperte. Una carta della mano e una scoperta non si giocano mai insieme.

    Se con le scoperte non puoi giocare niente, prendi il mucchio e nient’altro: le scoperte restano dove sono. Prima di tornare alle scoperte devi finire di nuovo le carte in mano.

rules-tabletop-heading-10 = Le carte coperte
rules-tabletop-body-10 =
    Finite anche le scoperte, giri una carta coperta: scegli tu quale, senza sapere che cos’è. Se è uguale o superiore alla carta in cima, resta sul mucchio e vale come giocata. Se è più bassa, la prendi in mano con tutto il mucchio e il tuo turno finisce. Se completa quattro uguali, il mucchio brucia e puoi girarne un’altra.

    Della carta girata conta solo il valore, anche se c’è un vincolo, e il vincolo finisce lì. Sul mucchio vuoto va bene qualsiasi carta. A questo punto non puoi prendere il mucchio senza girare una carta, e le coperte non si girano mai due alla volta.

    Finché hai carte in mano, le coperte aspettano. Se bruci il mucchio con l’ultima delle altre carte, la giocata in più è una coperta.

rules-tabletop-heading-11 = Uscire
rules-tabletop-body-11 =
    Esci appena non hai più carte, né in mano né sul tavolo. Il mucchio resta lì, e chi viene dopo deve batterlo.

    Se la tua ultima carta brucia il mucchio, esci lo stesso: non giochi ancora, e chi viene dopo apre un mucchio nuovo.

rules-tabletop-heading-12 = Lo Shithead
rules-tabletop-body-12 =
    La partita finisce appena resta un solo giocatore con delle carte: è lui lo Shithead, e dà le carte nella partita successiva. Il primo mazziere si sorteggia.

    Al tavolo si può decidere una penitenza per lo Shithead. Sul gioco non ha mai effetto.

rules-tabletop-heading-13 = Il pareggio
rules-tabletop-body-13 = Se per 500 mosse di fila nessuno pesca, brucia, gira una carta coperta o esce, la partita finisce in pareggio. Nessuno è lo Shithead, e dà le carte lo stesso mazziere.

## Idiot

rules-idiot-title = Idiota
rules-idiot-intro = Un duello a due, con tre valori speciali e un mazzo su cui puoi azzardare. Vince chi per primo si libera di tutte le sue carte; l’altro è l’Idiota.

rules-idiot-heading-1 = Le carte
rules-idiot-body-1 =
    Si usano 52 carte, senza jolly. Ognuno dei due riceve tre carte coperte in fila, tre carte scoperte sopra di quelle e tre carte in mano. Le altre 34 carte formano il mazzo.

    Le carte coperte non le guarda nessuno, nemmeno chi le ha davanti.

rules-idiot-heading-2 = Lo scambio
rules-idiot-body-2 =
    Prima di giocare puoi scambiare carte della tua mano con le tue carte scoperte, sempre una contro una e tutte le volte che vuoi. Le carte coperte restano dove sono.

    Quando hai finito, premi «Via!». Finché non siete pronti tutti e due puoi ripensarci; poi le nuove carte scoperte si vedono insieme, si comincia a giocare e non si scambia più.

rules-idiot-heading-3 = Chi comincia
rules-idiot-body-3 = Comincia sempre chi ha aperto il tavolo, in questa partita e in tutte le successive, qualunque siano le carte. Può giocare quello che vuole.

rules-idiot-heading-4 = Il tuo turno
rules-idiot-body-4 =
    Metti sul mucchio una carta, oppure più carte dello stesso valore tutte insieme. Carte speciali a parte, il valore deve essere uguale o superiore a quello della carta in cima. I semi non contano mai, e nemmeno quante carte sono state giocate prima. Sul mucchio vuoto va bene tutto.

    Poi peschi dal mazzo fino ad avere di nuovo tre carte in mano, finché ce ne sono. Se ne hai ancora tre o più, non peschi.

rules-idiot-heading-5 = Il valore delle carte
rules-idiot-body-5 = Dalla più bassa alla più alta: 3, 4, 5, 6, 7, 8, 9, J, Q, K, A. Il 2 e il 10 stanno fuori da quest’ordine e, come il 5, vanno su qualsiasi carta. Il 7 e l’8 sono carte normali.

rules-idiot-heading-6 = Il 2 azzera
rules-idiot-body-6 = Un 2 va su qualsiasi carta, e su un 2 va qualsiasi carta. Questo vale solo finché il 2 è in cima. Da solo, un 2 non brucia niente e non ti fa giocare ancora.

rules-idiot-heading-7 = Il 5 tiene basso il mucchio
rules-idiot-body-7 =
    Un 5 va su qualsiasi carta. La carta dopo deve essere un 5 o una più bassa, un 2 o un 10. L’asso è alto, quindi non va bene.

    Il limite vale per una sola giocata: dopo un 4 sul 5, serve di nuovo un 4 o una carta più alta. Un altro 5 rinnova il limite, un 2 lo toglie; se il mucchio brucia o qualcuno lo prende, il limite non c’è più.

rules-idiot-heading-8 = Il 10 brucia
rules-idiot-body-8 =
    Un 10 va su qualsiasi carta, e anche sul mucchio vuoto. Brucia il mucchio: tutte le sue carte, 10 compreso, escono dal gioco e non tornano più.

    Chi brucia il mucchio prima pesca, poi deve giocare ancora, sul mucchio vuoto. Può usare anche le carte appena pescate. Più 10 giocati insieme bruciano una volta sola e danno una sola giocata in più.

rules-idiot-heading-9 = Quattro uguali bruciano
rules-idiot-body-9 =
    Il mucchio brucia anche quando le quattro carte in cima hanno lo stesso valore, chiunque le abbia giocate. Se in mezzo c’è un’altra carta non valgono. Anche quattro 2 o quattro 5 bruciano.

    Chi mette l’ultima delle quattro pesca, poi deve giocare ancora. Quattro uguali si completano solo nel proprio turno.

rules-idiot-heading-10 = L’azzardo dal mazzo
rules-idiot-body-10 =
    Finché il mazzo non è finito, invece di giocare una carta puoi azzardare, anche se una carta da giocare ce l’hai. La prima carta del mazzo viene girata sul mucchio.

    Se si può giocare, vale come giocata, con tutti i suoi effetti. Non puoi aggiungerci carte uguali che hai in mano. Se brucia il mucchio, tocca di nuovo a te e puoi azzardare ancora.

    Se non si può giocare, la prendi in mano con tutto il mucchio e il tuo turno finisce. Sul mucchio vuoto l’azzardo riesce sempre.

rules-idiot-heading-11 = Prendere il mucchio
rules-idiot-body-11 =
    Se non puoi giocare, prendi in mano tutto il mucchio, oppure azzardi. Quando giochi dalla mano o dalle scoperte puoi prendere il mucchio anche se una carta da giocare ce l’hai. Poi il tuo turno finisce, e l’altro apre un mucchio nuovo con quello che vuole.

    Il mucchio vuoto non si può prendere.

rules-idiot-heading-12 = Le carte scoperte
rules-idiot-body-12 =
    Quando il mazzo è finito e non hai più carte in mano, giochi le tue carte scoperte, con le stesse regole. Anche qui puoi giocarne insieme più di una dello stesso valore.

    Se finisci le carte in mano senza bruciare il mucchio, il tuo turno finisce lì e le scoperte aspettano il prossimo. Se bruci il mucchio con le ultime carte in mano e il mazzo è finito, continui subito con le scoperte. Una carta della mano e una scoperta non si giocano mai insieme.

    Se con le scoperte non puoi o non vuoi giocare, prendi il mucchio e nient’altro: le scoperte restano dove sono. Prima di tornare alle scoperte devi finire di nuovo le carte in mano.

rules-idiot-heading-13 = Le carte coperte
rules-idiot-body-13 =
    Finite anche le scoperte, giri una carta coperta: scegli tu quale, senza sapere che cos’è. Se si può giocare, resta sul mucchio e vale come giocata. Se brucia il mucchio, vai avanti con la prossima. Se non si può giocare, la prendi in mano con tutto il mucchio e il tuo turno finisce.

    Sul mucchio vuoto va bene qualsiasi carta. A questo punto non puoi prendere il mucchio senza girare una carta, e le coperte non si girano mai due alla volta.

    Finché hai carte in mano, le coperte aspettano. Se bruci il mucchio con l’ultima delle altre carte, giri una coperta nello stesso turno.

rules-idiot-heading-14 = Uscire
rules-idiot-body-14 =
    Appena non hai più carte, né in mano né sul tavolo, hai vinto e l’altro è l’Idiota. Vale anche se la tua ultima carta brucia il mucchio: non devi giocare ancora.

    L’Idiota non ha altro da scontare: si danno le carte e si ricomincia.

rules-idiot-heading-15 = Il pareggio
rules-idiot-body-15 = Se per 500 mosse di fila nessuno pesca, brucia, azzarda, gira una carta coperta o esce, la partita finisce in pareggio. Nessuno è l’Idiota, e si danno di nuovo le carte.
