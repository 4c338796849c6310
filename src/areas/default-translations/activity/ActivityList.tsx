import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { dateRange, defineFilters, oneOf } from '@/records/filters/defineFilters';
import { ListPage } from '@/records/list/ListPage';
import { RecordLink } from '@/records/list/RecordLink';
import { pathOfTexts } from '../translations/textAddress';
import { useLanguageName, useLanguageOptions } from '../translations/textFilters';
import type { Activity } from './activitySchema';

const texts = 'areas.default-translations.activity';

const activityFilters = defineFilters({
  texts: `${texts}.filters`,
  fields: {
    language: oneOf(useLanguageOptions, useLanguageName),
    ...dateRange('at', { moments: true }),
  },
});

const latestFirst = { field: 'at', order: 'DESC' } as const;

/** The texts that a person has written last in a language. */
const textsOf = ({ by, language }: Activity) => pathOfTexts({ language, updatedBy: by.id }, language);

/** `/default-translations/activity`: who has translated and reviewed how many texts, by language. */
export function ActivityList() {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  return (
    <ListPage<Activity>
      back={{ to: '/default-translations' }}
      sort={latestFirst}
      filters={activityFilters}
      search={false}
      actions={null}
      rowClick={textsOf}
      handsetRow={(activity) => (
        <>
          <RecordLink to={textsOf(activity)}>
            <bdi>{activity.by.name}</bdi>
          </RecordLink>
          <Typography variant="body2">
            <bdi>{nameOf(activity.language)}</bdi> · <RelativeTime value={activity.at} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {(['texts', 'reviewed', 'comments'] as const)
              .filter((kind) => activity[kind] > 0)
              .map((kind) => translate(`${texts}.counts.${kind}`, { smart_count: activity[kind] }))
              .join(' · ')}
          </Typography>
        </>
      )}
      empty={{ title: translate(`${texts}.emptyTitle`) }}
    >
      <Column<Activity> source="by.name" link width={12} render={({ by }) => <bdi>{by.name}</bdi>} />
      <Column<Activity>
        source="language"
        width={8}
        render={({ language }) => <bdi>{nameOf(language)}</bdi>}
      />
      <Column<Activity> source="texts" sortByOrder="DESC" align="right" width={6} />
      <Column<Activity> source="reviewed" sortByOrder="DESC" align="right" width={6} />
      <Column<Activity> source="comments" priority={3} sortByOrder="DESC" align="right" width={6} />
      <Column<Activity>
        source="at"
        sortByOrder="DESC"
        width={8}
        render={({ at }) => <RelativeTime value={at} />}
      />
    </ListPage>
  );
}
