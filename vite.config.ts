import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './vite/apiProxy.ts';
import { buildIdPlugin } from './vite/delivery/buildIdPlugin.ts';
import { deliveryPlugin } from './vite/delivery/deliveryPlugin.ts';
import { developmentPolicyPlugin } from './vite/delivery/developmentPolicyPlugin.ts';
import { preloadPlugin } from './vite/delivery/preloadPlugin.ts';
import { fixtures } from './vite/fixturesPlugin.ts';
import { menuTextsPlugin } from './vite/menuTextsPlugin.ts';
import { startPagePlugin } from './vite/startPagePlugin.ts';
import { sourceTexts, translationsPlugin } from './vite/translationsPlugin.ts';

export default defineConfig(({ command, mode }) => ({
  // The static demo finds out at run time where it lies; what goes to production is told.
  base: command === 'build' && mode === 'demo' ? './' : '/',
  define: { __DEMO__: mode === 'demo', __TEXTS__: JSON.stringify(sourceTexts('i18n').build) },
  plugins: [
    react(),
    menuTextsPlugin(),
    // Before the plugin with the built texts: published ones come first.
    deliveryPlugin({ apiOrigin: process.env.API_ORIGIN }),
    translationsPlugin(),
    fixtures(),
    startPagePlugin(),
    preloadPlugin(['shell-parts', 'goOn', 'messages-banner']),
    buildIdPlugin(),
    developmentPolicyPlugin(),
  ],
  server: { port: 5173, strictPort: true, proxy: apiProxy(process.env.API_ORIGIN) },
  preview: { port: 4173, strictPort: true, proxy: apiProxy(process.env.API_ORIGIN) },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    sourcemap: false,
    rolldownOptions: {
      output: {
        // The pages of an area are called after it: `messages.MessageList-….js`.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, area] = /[\\/]src[\\/]areas[\\/]([\w-]+)[\\/]/.exec(facadeModuleId ?? '') ?? [];
          return area === undefined ? 'assets/[name]-[hash].js' : `assets/${area}.[name]-[hash].js`;
        },
        codeSplitting: {
          groups: [
            // A chunk of its own, so that it runs before the chunks with react-admin, whose import reads the storage.
            { name: 'storage', test: /storageShim/ },
            // What every list of records is made of, in one piece: apart, each further area splits it anew (docs/performance.md). Without what
            // only a menu that opens asks for: it brings dialogs and react-admin's deletion.
            {
              name: 'lists',
              test: /src[\\/]records[\\/](?:list|row-menu|columns|filters|views|access|references|bulk|export)[\\/](?!RecordMenu|LineMenu|RecordCard|FramedList|useAccessRefusal)|icons-material[\\/](?:Add|MoreVert|SearchOff|ViewColumnOutlined|History)\./,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
            // What draws the places of the shell, with what every page asks for of messages: apart, they weigh a third more.
            {
              name: 'shell-parts',
              test: /app[\\/]shell[\\/](?:ShellParts|HelpButton|HelpPanel|followArea|useHelpAddress|waiting)\.|areas[\\/]messages[\\/]shell[\\/](?:follow|askCurrent|currentSchema|reader|keptKeys|Bell)\.|icons-material[\\/](?:NotificationsNone|HelpOutlineOutlined)\./,
              includeDependenciesRecursively: false,
            },
            {
              name: 'messages-banner',
              test: /areas[\\/]messages[\\/](?:checks[\\/](?:longest|linkError)|inbox[\\/]inboxPath|shell[\\/](?:live|note|snapshot|standing|itemSchema|\w*Banner\w*|ItemLink|SeverityMark|use(?!Inbox)\w+))\./,
              includeDependenciesRecursively: false,
            },
            // What shows an open message, in the inbox, in a dialog and before it is sent: small files, each of which the start would name.
            {
              name: 'messages-open',
              test: /areas[\\/]messages[\\/](?:checks[\\/]isTimeZone|inbox[\\/]useInboxMessage|schedule[\\/]ScheduleText|shell[\\/]ItemText)\./,
              includeDependenciesRecursively: false,
            },
            // The largest library, apart from the application, so that neither takes a phone long at a time.
            { name: 'react-dom', test: /node_modules[\\/](?:react-dom|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
}));
