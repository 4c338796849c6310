import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { moduleName, modulePath } from '../../moduleSchema';
import type { RelatedModule } from './useRelatedModules';

const texts = 'areas.website-modules.edit.facts';

/** Modules as links in running text, each with what is wrong with it. */
export function RelatedList({ list }: { list: readonly RelatedModule[] }) {
  return list.map((related, index) => (
    <span key={related.key}>
      {index > 0 ? ', ' : ''}
      <RelatedName related={related} />
    </span>
  ));
}

/** A module with its state if it is not on; one that is not installed has no page. */
function RelatedName({ related: { key, module, wantedRelease } }: { related: RelatedModule }) {
  const translate = useTranslate();
  if (module === undefined)
    return (
      <Box component="span" sx={trouble}>
        <bdi>{key}</bdi> ({translate(`${texts}.notInstalled`)})
      </Box>
    );
  const { id, state } = module;
  return (
    <>
      <AppLink to={modulePath(id)}>
        <bdi>{moduleName(module)}</bdi>
      </AppLink>
      {wantedRelease === undefined ? null : (
        <Box component="span" sx={trouble}>
          {' '}
          ({translate(`${texts}.tooOld`, { release: wantedRelease })})
        </Box>
      )}
      {state === 'enabled' ? null : ` (${translate(`areas.website-modules.states.${state}`)})`}
    </>
  );
}

const trouble = { color: 'error.main' } as const;
