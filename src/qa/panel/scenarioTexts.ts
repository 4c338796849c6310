import type { Scenario } from '../../mocks/scenarios/scenario';
import type { Translate } from './texts';

/** The scenarios of one permission key share their texts. */
const family = /^only-(.+)$/s;

/** A scenario's title, what the server does in it, and what must be seen. */
export function scenarioTexts(translate: Translate, { name }: Pick<Scenario, 'name'>) {
  const [, key = ''] = family.exec(name) ?? [];
  const texts = `qa.scenarios.${key === '' ? name : 'only'}`;
  return {
    title: translate(`${texts}.title`, { key }),
    does: translate(`${texts}.does`, { key }),
    see: translate(`${texts}.see`, { key }),
  };
}
