import { defineFixtures } from '@/fixture-api/defineFixtures';
import { counterCalls } from './fixtures/counterCalls';
import { exportCalls, exportJobs, exportsResource } from './fixtures/exportCalls';
import { figureCalls } from './fixtures/figureCalls';
import { reportCalls, reports, reportsResource } from './fixtures/reports';
import { scheduleCalls } from './fixtures/scheduleCalls';
import { schedules, schedulesResource } from './fixtures/schedules';
import { figureSettings, settingsResource } from './fixtures/settings';
import { figureTitles, titlesResource } from './fixtures/titles';

export const fixtures = defineFixtures({
  permission: (product) => `${product}-controlling`,
  resources: {
    [settingsResource]: figureSettings,
    [titlesResource]: figureTitles,
    [reportsResource]: reports,
    [exportsResource]: exportJobs,
    [schedulesResource]: schedules,
  },
  calls: [...figureCalls, ...reportCalls, ...counterCalls, ...exportCalls, ...scheduleCalls],
});
