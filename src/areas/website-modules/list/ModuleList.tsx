import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { ListPage } from '@/records/list/ListPage';
import { asChoice } from '@/records/values/choices';
import { pageField } from '@/records/values/localText';
import { type Module, moduleName } from '../moduleSchema';
import { ModuleSwitch } from '../switch/ModuleSwitch';
import { SwitchProvider } from '../switch/SwitchProvider';
import { WebsiteModulesTabs } from '../WebsiteModulesTabs';
import { ModuleCard } from './ModuleCard';
import { moduleBulk } from './moduleBulk';
import { moduleFilters, moduleViews } from './moduleFilters';
import { TroubleMark } from './StateMark';

const texts = 'areas.website-modules.list';
const card = (module: Module) => <ModuleCard module={module} />;

/** `/website-modules/modules`: what is on, and for whom. The address holds the whole query. */
export function ModuleList() {
  const translate = useTranslate();
  // The server stores names by language.
  const name = pageField('name');
  const views = useMemo(() => moduleViews(name), [name]);
  return (
    <SwitchProvider>
      <WebsiteModulesTabs>
        <ListPage<Module>
          headline={translate('areas.website-modules.caption')}
          sort={{ field: name, order: 'ASC' }}
          actions={null}
          filters={moduleFilters}
          views={views}
          bulk={moduleBulk}
          handsetRow={card}
          empty={{
            title: translate(`${texts}.empty`),
            message: translate(`${texts}.emptyHelp`),
            action: null,
          }}
        >
          <Column<Module>
            source={name}
            label={translate('resources.website-modules/modules.fields.name')}
            link
            width={12}
            render={moduleName}
          />
          <Column<Module>
            source="category"
            priority={3}
            width={7}
            show={asChoice('areas.website-modules.categories')}
          />
          <Column<Module>
            source="switch"
            disableSort
            width={5}
            render={(module) => <ModuleSwitch module={module} />}
          />
          <Column<Module>
            source="health.state"
            label={translate('resources.website-modules/modules.fields.health')}
            width={9.5}
            render={(module) => <TroubleMark module={module} withMessage />}
          />
          <Column<Module>
            source="rules"
            priority={2}
            width={5}
            align="right"
            sortByOrder="DESC"
            render={({ targeting }) => Object.keys(targeting).length - 1}
          />
          <Column<Module>
            source="updatedAt"
            priority={3}
            width={8.25}
            sortByOrder="DESC"
            render={({ updatedAt }) => <RelativeTime value={updatedAt} />}
          />
        </ListPage>
      </WebsiteModulesTabs>
    </SwitchProvider>
  );
}
