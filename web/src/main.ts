import { mount } from 'svelte'

import App from './App.svelte'
import './css/tokens.css'
import './css/base.css'
import './css/sizes.css'
import iconPath from './icon.svg'
import { loadLanguage } from './strings.svelte'

const icon = Object.assign(document.createElement('link'), { rel: 'icon', type: 'image/svg+xml', href: iconPath })
document.head.append(icon)

const target = document.querySelector('#app')

void loadLanguage().then(() => {
  if (target) mount(App, { target })
})
