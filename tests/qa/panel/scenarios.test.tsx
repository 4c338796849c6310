import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { permissionKeys } from '@/fixture-api/accounts';
import { scenarioCatalogue } from '@/fixture-api/scenarios/catalogue';
import { createTexts, scenarioTexts } from '@/qa/texts';
import { catalogue, openPanel } from './renderPanel';

const choice = (name: string) => screen.getByRole('combobox', { name });

describe('choosing scenarios', () => {
  it('offers each group in the order of the catalogue, with what is usual first', async () => {
    await openPanel();
    const groups = screen.getAllByRole('combobox');
    expect(groups).toHaveLength(new Set(catalogue.map(({ group }) => group)).size);
    expect(groups[0]).toHaveAccessibleName('Speed');
    expect(groups[0]).toHaveDisplayValue('As usual');
    expect(groups.at(-1)).toHaveAccessibleName('Number of records');
  });

  it('plays at once, and says what must be seen', async () => {
    const { user, qaControls } = await openPanel();
    await user.selectOptions(choice('Connection'), 'No connection');
    expect(qaControls.play).toHaveBeenLastCalledWith(['offline']);
    expect(choice('Connection')).toHaveAccessibleDescription(
      /Every call fails.*Your profile could not be loaded/,
    );
    expect(screen.getByText('1 scenario is on.')).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'QA panel, 1 scenario', hidden: true })).toBeInTheDocument();
  });

  it('plays one of a group, and several groups together', async () => {
    const { user, qaControls } = await openPanel({ scenarios: ['slow', 'offline'] });
    await user.selectOptions(choice('Connection'), 'Unreliable connection');
    expect(qaControls.play).toHaveBeenLastCalledWith(['slow', 'flaky']);
    await user.selectOptions(choice('Permissions'), 'Only video-help');
    expect(qaControls.play).toHaveBeenLastCalledWith(['slow', 'flaky', 'only-video-help']);
    await user.selectOptions(choice('Speed'), 'As usual');
    expect(qaControls.scenarios).toEqual(['flaky', 'only-video-help']);
  });

  it('plays what the chosen one needs as well, in the place of another one', async () => {
    const { user, qaControls } = await openPanel({ scenarios: ['slow', 'token-short-lived'] });
    await user.selectOptions(choice('Token refresh'), 'Refresh is refused');
    expect(qaControls.play).toHaveBeenLastCalledWith(['slow', 'token-expired', 'refresh-refused']);
  });

  it('ends all', async () => {
    const { user, qaControls } = await openPanel({ scenarios: ['slow', 'offline'] });
    await user.click(screen.getByRole('button', { name: 'All as usual' }));
    expect(qaControls.play).toHaveBeenLastCalledWith([]);
    expect(screen.getByText('Everything is as usual.')).toHaveRole('status');
  });
});

describe.each(['en', 'de'])('the texts of the scenarios in %s', (code) => {
  const { translate } = createTexts(code);

  it('are there for each scenario of the catalogue and each group, and are all different', () => {
    const all = scenarioCatalogue(permissionKeys('press'));
    const texts = all.map(({ name }) => scenarioTexts(translate, name));
    const values = texts.flatMap(({ title, does, see }) => [title, does, see]);
    expect(values.filter((text) => text.startsWith('qa.') || text.includes('%{'))).toEqual([]);
    expect(new Set(texts.map(({ title }) => title)).size).toBe(all.length);
    const groups = all.map(({ group }) => translate(`qa.groups.${group}`));
    expect(groups.filter((text) => text.startsWith('qa.'))).toEqual([]);
  });

  it('name only scenarios', () => {
    const catalogueNames = new Set(scenarioCatalogue([]).map(({ name }) => name));
    const named = Object.keys(scenarioFile(code)).filter(
      (name) => name !== 'only' && !catalogueNames.has(name),
    );
    expect(named).toEqual([]);
  });
});

const files = import.meta.glob<{ scenarios: object }>('../../../i18n/*/qa.json', {
  eager: true,
  import: 'default',
});

function scenarioFile(code: string): object {
  return files[`../../../i18n/${code}/qa.json`]?.scenarios ?? {};
}
