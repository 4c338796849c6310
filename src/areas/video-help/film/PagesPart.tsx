import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { FormListField } from '@/records/inputs/FormListField';
import { FormNumberField } from '@/records/inputs/FormNumberField';
import { FormSelect } from '@/records/inputs/FormSelect';
import { AppLink } from '@/ui/page/AppLink';
import { useKnownPages } from '../useKnownPages';
import { type Video, videoName, videos } from '../videoSchema';

const texts = 'areas.video-help.pages';
const pagesSchema = v.fallback(
  v.array(v.object({ pattern: v.fallback(v.string(), ''), priority: v.fallback(v.number(), 0) })),
  [],
);

/** On which pages a film helps; one whose page is gone says so, and stays. */
export function PagesPart({ video }: { video: Video }) {
  const translate = useTranslate();
  const { options, nameOf, isKnown } = useKnownPages();
  const pages = v.parse(pagesSchema, useWatch({ name: 'pages' }));
  const patterns = [...new Set(pages.map(({ pattern }) => pattern))];
  const unknown = patterns.filter((pattern) => pattern !== '' && !isKnown(pattern));
  const shown = patterns.filter((pattern) => isKnown(pattern) && pattern !== '*' && !pattern.includes(':'));
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      {unknown.map((pattern) => (
        <Alert key={pattern} severity="warning" variant="outlined">
          {translate(`${texts}.unknown`, { page: pattern })}
        </Alert>
      ))}
      <FormListField
        source="pages"
        label={translate('areas.video-help.editor.tabs.pages')}
        defaults={{ pattern: '*', priority: 0 }}
        nameOf={({ pattern, priority }) => `${nameOf(String(pattern))} (${priority})`}
      >
        <Stack spacing={1} sx={{ pt: 1 }}>
          <FormSelect
            source="pattern"
            required
            options={[
              ...options,
              ...unknown.map((value) => ({ value, label: translate(`${texts}.unknown`, { page: value }) })),
            ]}
          />
          <FormNumberField
            source="priority"
            integer
            min={0}
            max={9}
            help={translate(`${texts}.priorityHelp`)}
          />
        </Stack>
      </FormListField>
      <Rivals video={video} pages={pages} />
      {video.status === 'published' && shown.length > 0 ? (
        <ul>
          {shown.map((pattern) => (
            <li key={pattern}>
              <AppLink to={`${pattern}#help=${encodeURIComponent(video.id)}`}>
                {translate(`${texts}.show`, { page: nameOf(pattern) })}
              </AppLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  );
}

interface RivalsProps {
  video: Video;
  pages: readonly { readonly pattern: string; readonly priority: number }[];
}

/** Other films that stand on the same page with the same priority: their place in the topic decides. */
function Rivals({ video, pages }: RivalsProps) {
  const translate = useTranslate();
  const { data = [] } = useGetList<Video>(
    videos.resource,
    {
      filter: { page: pages.map(({ pattern }) => pattern), status_eq_any: ['published'] },
      pagination: { page: 1, perPage: 50 },
    },
    { enabled: pages.length > 0 },
  );
  const rivals = data.filter(
    (other) =>
      other.id !== video.id &&
      other.pages.some(({ pattern, priority }) =>
        pages.some((page) => page.pattern === pattern && page.priority === priority),
      ),
  );
  if (rivals.length === 0) return null;
  const names = [...rivals.slice(0, 3).map(videoName), ...(rivals.length > 3 ? ['…'] : [])].join(', ');
  return (
    <Alert severity="info" variant="outlined">
      {translate(`${texts}.rivals`, { names, smart_count: rivals.length })}
    </Alert>
  );
}
