import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * `npm run sbom`: writes the list of all packages, with versions and licences, to `node_modules/.cache/sbom.json`
 * (CycloneDX 1.5). Tools carry the property `cdx:npm:package:development`; the others are what the application ships.
 */
const place = 'node_modules/.cache/sbom.json';
const { stdout, stderr, status } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  encoding: 'utf8',
  maxBuffer: 100_000_000,
});
if (status === 0) {
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(place, stdout);
  console.info(place);
} else {
  console.error(stderr);
  process.exitCode = 1;
}
