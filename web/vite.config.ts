// The page runs under `script-src 'self'; style-src 'self'`: whatever is built here has to be a file of its own,
// so nothing is inlined, neither small pictures nor the module preload polyfill.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// `npm run dev` serves the client itself and passes everything else on to a game server that runs beside it.
const gameServer = process.env['SHITHEAD_SERVER'] ?? 'http://127.0.0.1:8000'
const notOurFiles = '^/(?![?]|$|@|src/|node_modules/|index[.]html)'

/** Messages travel without what only translators read. */
const withoutComments: Plugin = {
  name: 'messages-without-comments',
  enforce: 'pre',
  load(id) {
    const path = id.replace(/[?]raw$/, '')
    if (!path.endsWith('.ftl') || path === id) return null
    const text = readFileSync(path, 'utf8').replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
    this.addWatchFile(path)
    return `export default ${JSON.stringify(text)}`
  },
}

export default defineConfig({
  plugins: [withoutComments, svelte({ configFile: false })],
  resolve: {
    // Messages are read as text: `import texts from '@locale/en/main.ftl?raw'`.
    alias: { '@locale': here('../src/shithead/locale') },
  },
  build: {
    outDir: here('../src/shithead/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['es2022', 'chrome100', 'firefox100', 'safari15.4'],
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('.'), here('../src/shithead/locale')] },
    proxy: {
      [notOurFiles]: {
        target: gameServer,
        ws: true,
        bypass: ({ headers }) => (headers.accept?.includes('text/html') ? '/index.html' : null),
      },
    },
  },
})
