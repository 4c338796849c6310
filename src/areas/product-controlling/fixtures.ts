import { defineFixtures } from '@/fixture-api/defineFixtures';
import { figureCalls } from './fixtures/figureCalls';
import { reportCalls, reports, reportsResource } from './fixtures/reports';
import { scheduleCalls, schedules, schedulesResource } from './fixtures/schedules';
import { figureSettings, settingsResource } from './fixtures/settings';
import { figureTitles, titlesResource } from './fixtures/titles';

export const fixtures = defineFixtures({
  permission: (product) => `${product}-controlling`,
  resources: {
    [settingsResource]: figureSettings,
    [titlesResource]: figureTitles,
    [reportsResource]: reports,
    [schedulesResource]: schedules,
  },
  calls: [...figureCalls, ...reportCalls, ...scheduleCalls],
});
