import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { FormListField } from '@/records/inputs/FormListField';
import { FormNumberField } from '@/records/inputs/FormNumberField';
import { FormSelect } from '@/records/inputs/FormSelect';
import { AppLink } from '@/ui/page/AppLink';
import { useKnownPages } from '../useKnownPages';
import type { Video } from '../videoSchema';

const texts = 'areas.video-help.pages';
const pagesSchema = v.fallback(v.array(v.object({ pattern: v.fallback(v.string(), '') })), []);

/** The pages that a video belongs to; a page that is gone is named and kept. */
export function PagesPart({ video }: { video?: Video }) {
  const translate = useTranslate();
  const { options, nameOf, isKnown } = useKnownPages();
  const pages = v.parse(pagesSchema, useWatch({ name: 'pages' }));
  const patterns = [...new Set(pages.map(({ pattern }) => pattern))];
  const unknownPages = patterns.filter((pattern) => pattern !== '' && !isKnown(pattern));
  const linkedPages = patterns.filter(
    (pattern) => isKnown(pattern) && pattern !== '*' && !pattern.includes(':'),
  );
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      {unknownPages.map((pattern) => (
        <Alert key={pattern} severity="warning" variant="outlined">
          {translate(`${texts}.unknown`, { page: pattern })}
        </Alert>
      ))}
      <FormListField
        source="pages"
        label={translate('areas.video-help.editor.pages')}
        defaults={{ pattern: '', priority: 0 }}
        entryText={`${texts}.entry`}
        addText={`${texts}.add`}
        nameOf={({ pattern, priority }) => `${nameOf(String(pattern))} (${priority})`}
      >
        <Stack spacing={1} sx={{ pt: 1 }}>
          <FormSelect
            source="pattern"
            required
            options={[
              ...options,
              ...unknownPages.map((value) => ({
                value,
                label: translate(`${texts}.unknown`, { page: value }),
              })),
            ]}
          />
          <FormNumberField source="priority" integer min={0} max={9} />
        </Stack>
      </FormListField>
      {video?.status === 'published' && linkedPages.length > 0 ? (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {linkedPages.map((pattern) => (
            <li key={pattern}>
              <AppLink to={`${pattern}#help=${encodeURIComponent(video.id)}`}>
                {translate(`${texts}.show`, { page: nameOf(pattern) })}
              </AppLink>
            </li>
          ))}
        </Box>
      ) : null}
    </Stack>
  );
}
