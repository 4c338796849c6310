import { parseArgs } from 'node:util';
import { planArea } from './new-area/planArea.ts';
import { put } from './new-resource/stage.ts';
import { takenByNpm } from './new-resource/takenByNpm.ts';

/** Starts an area: its description, a first page, fixtures and texts, as the README shows them. */
const usage = `Usage: npm run new:area <name> [-- <options>]
  --caption <text>     its name in the menu; default: from the name
  --purpose <text>     a sentence on its first page
  --permission <key>   the permission key that opens it; default: the name
  --order <number>     its place in the menu; default: the end
  --icon <name>        a name of @mui/icons-material; default: FolderOutlined`;

try {
  const text = { type: 'string' } as const;
  const options = { caption: text, purpose: text, permission: text, order: text, icon: text } as const;
  const taken = takenByNpm(Object.keys(options), process.env);
  if (taken.length > 0)
    throw new Error(`npm has taken ${taken.join(', ')}: options go after a '--' of its own.\n${usage}`);
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new Error(usage);
  const { order, ...wishes } = values;
  if (order !== undefined && !/^\d+$/.test(order)) throw new Error(`'${order}' is not a whole number.`);
  const files = planArea('.', name, { ...wishes, ...(order !== undefined && { order: Number(order) }) });
  put('.', files);
  console.info(`Written:\n${[...files.keys()].map((path) => `  ${path}`).join('\n')}`);
  console.info(
    `Its texts are the same in every language: translate i18n/*/${name}.json. The server must send the permission key.\n` +
      `Go on with: npm run new:resource ${name} <plural>`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
