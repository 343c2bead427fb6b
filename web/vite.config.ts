// The page runs under `script-src 'self'; style-src 'self'`: whatever is built here has to be a file of its own,
// so nothing is inlined, neither small pictures nor the module preload polyfill.
import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// `npm run dev` serves the client itself and passes everything else on to a game server that runs beside it.
const gameServer = process.env['SHITHEAD_SERVER'] ?? 'http://127.0.0.1:8000'
const notOurFiles = '^/(?![?]|$|@|src/|node_modules/|index[.]html)'

export default defineConfig({
  plugins: [svelte({ configFile: false })],
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
