import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { AppLink } from '@/ui/page/AppLink';
import { PageSection } from '@/ui/page/PageSection';
import { StateMark } from '../list/StateMark';
import { type Module, moduleName, modulePath, modules } from '../moduleSchema';

const texts = 'areas.website-modules.edit.needs';
const most = { page: 1, perPage: 500 };

/** A module's requirements, dependents and conflicts. */
export function NeedsPart({ module }: { module: Module }) {
  const translate = useTranslate();
  const { requires, requiredBy, conflicts, release, availableRelease } = module;
  const keys = [...new Set([...requires.map(({ key }) => key), ...requiredBy, ...conflicts])];
  const query = useGetList<Module>(
    modules.resource,
    { filter: { key_eq_any: keys }, pagination: most, sort: { field: 'key', order: 'ASC' } },
    { enabled: keys.length > 0 },
  );
  const releases = new Map(requires.map(({ key, minRelease }) => [key, minRelease]));
  const parts = [
    { name: 'requires', keys: requires.map(({ key }) => key) },
    { name: 'requiredBy', keys: requiredBy },
    { name: 'conflicts', keys: conflicts },
  ] as const;
  const lists = (found: ReadonlyMap<string, Module>) => (
    <Stack sx={{ gap: 3, maxWidth: 640 }}>
      <PageSection title={translate(`${texts}.release`)}>
        <Typography>
          {translate(`${texts}.${availableRelease === null ? 'newest' : 'newer'}`, {
            release,
            update: availableRelease,
          })}
        </Typography>
      </PageSection>
      {parts.map((part) => (
        <PageSection key={part.name} title={translate(`${texts}.${part.name}`)}>
          {part.keys.length === 0 ? <Typography>{translate(`${texts}.nothing`)}</Typography> : null}
          <Box component="ul" sx={list}>
            {part.keys.map((key) => {
              const other = found.get(key);
              const wanted = part.name === 'requires' ? releases.get(key) : undefined;
              return (
                <li key={key}>
                  {other ? (
                    <>
                      <AppLink to={modulePath(other.id)}>
                        <bdi>{moduleName(other)}</bdi>
                      </AppLink>{' '}
                      <StateMark state={other.state} />
                    </>
                  ) : (
                    translate(`${texts}.missing`, { key })
                  )}
                  {wanted === undefined
                    ? null
                    : ` ${translate(`${texts}.from`, { release: wanted, own: other?.release ?? '–' })}`}
                </li>
              );
            })}
          </Box>
        </PageSection>
      ))}
    </Stack>
  );
  if (keys.length === 0) return lists(new Map());
  return (
    <Loaded query={query} failed={translate(`${texts}.failed`)}>
      {(found) => lists(new Map(found.map((each) => [each.key, each])))}
    </Loaded>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, '& > li': { py: 0.75, overflowWrap: 'anywhere' } } as const;
