"""Messages that no client sends, and that must do no harm."""

ID = "0123456789abcdef" * 2


def do(command: str) -> str:
    """A command around some JSON."""
    return f'{{"type":"do","id":"{ID}","command":{command}}}'


def act(move: str) -> str:
    """A move around some JSON."""
    return do(f'{{"type":"act","decision":1,"move":{move}}}')


MALFORMED: dict[str, str] = {
    "nothing": "",
    "space": "   ",
    "null": "null",
    "true": "true",
    "number": "17",
    "text": '"resume"',
    "array": "[]",
    "array of messages": '[{"type":"ping"}]',
    "empty object": "{}",
    "not json": "{type:ping}",
    "half a message": '{"type":"pi',
    "two messages": '{"type":"ping"}{"type":"ping"}',
    "unknown type": '{"type":"cheat"}',
    "type of a server": '{"type":"ack","id":"x","version":1}',
    "type is null": '{"type":null}',
    "type is a list": '{"type":["ping"]}',
    "unknown field": '{"type":"ping","admin":true}',
    "prototype": '{"type":"ping","__proto__":{"admin":true}}',
    "deep array": "[" * 2000 + "]" * 2000,
    "deep object": '{"type":' * 400 + "1" + "}" * 400,
    "deep field": '{"type":"ping","x":' + "[" * 1000 + "]" * 1000 + "}",
    "infinite": '{"type":"resume","protocol":1e999}',
    "not a number": '{"type":"resume","protocol":NaN}',
    "half a version": '{"type":"resume","protocol":1,"version":1.5}',
    "version as text": '{"type":"resume","protocol":1,"version":"1"}',
    "no id": '{"type":"do","command":{"type":"leave"}}',
    "id is a number": '{"type":"do","id":1,"command":{"type":"leave"}}',
    "id too short": '{"type":"do","id":"abc","command":{"type":"leave"}}',
    "id in capitals": f'{{"type":"do","id":"{ID.upper()}","command":{{"type":"leave"}}}}',
    "id with a line break": f'{{"type":"do","id":"{ID}\\n","command":{{"type":"leave"}}}}',
    "no command": f'{{"type":"do","id":"{ID}"}}',
    "command is null": do("null"),
    "command is a list": do("[]"),
    "command is text": do('"leave"'),
    "unknown command": do('{"type":"kick","seat":1}'),
    "command with a seat": do('{"type":"leave","seat":1}'),
    "command of somebody else": do('{"type":"act","decision":1,"seat":1,"move":{"type":"pass"}}'),
    "name is null": do('{"type":"join","name":null}'),
    "name is an object": do('{"type":"join","name":{}}'),
    "half a character": do('{"type":"join","name":"\\ud83d"}'),
    "seats as text": do('{"type":"configure","rules":"classic","seats":"3"}'),
    "seats as a fraction": do('{"type":"configure","rules":"classic","seats":2.5}'),
    "no decision": do('{"type":"act","move":{"type":"pass"}}'),
    "decision is true": do('{"type":"act","decision":true,"move":{"type":"pass"}}'),
    "unknown move": act('{"type":"win"}'),
    "move is null": act("null"),
    "no such card": act('{"type":"play","cards":["1S"]}'),
    "card as a number": act('{"type":"play","cards":[7]}'),
    "card is null": act('{"type":"play","cards":[null]}'),
    "card is a list": act('{"type":"play","cards":[["9S"]]}'),
    "cards are text": act('{"type":"play","cards":"9S"}'),
    "card in small letters": act('{"type":"play","cards":["9s"]}'),
    "slot as text": act('{"type":"flip","slot":"0"}'),
    "slot as a fraction": act('{"type":"flip","slot":0.5}'),
    "ready as a number": act('{"type":"ready","on":1}'),
    "fee is a card": act('{"type":"pick_up","fee":"9S"}'),
}

ODD: dict[str, str] = {
    "huge decision": do('{"type":"deal","decision":' + "9" * 400 + "}"),
    "negative decision": do('{"type":"act","decision":-1,"move":{"type":"call"}}'),
    "huge seat": do('{"type":"hand_over","seat":' + "9" * 300 + "}"),
    "negative seat": do('{"type":"hand_over","seat":-1}'),
    "huge table": do('{"type":"configure","rules":"classic","seats":' + "9" * 300 + "}"),
    "path as rules": do('{"type":"configure","rules":"../../etc/passwd","seats":2}'),
    "huge slot": act('{"type":"flip","slot":' + "9" * 300 + "}"),
    "no cards": act('{"type":"play","cards":[]}'),
    "one card often": act('{"type":"play","cards":[' + '"9S",' * 60 + '"9S"]}'),
    "name of spaces": do('{"type":"join","name":"   "}'),
    "long name": do('{"type":"join","name":"' + "x" * 3000 + '"}'),
    "name that turns the line": do('{"type":"join","name":"a\\u202eb"}'),
}
"""Messages with the right shape that make no sense."""
