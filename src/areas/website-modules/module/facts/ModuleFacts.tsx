import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { visibleText } from '@/ui/visibleText';
import type { Relation } from '../../checks/relations';
import type { Module } from '../../moduleSchema';
import { LastSwitch } from './LastSwitch';
import { ModulePlaces } from './ModulePlaces';
import { RelatedList } from './RelatedList';
import { useRelatedModules } from './useRelatedModules';

const texts = 'areas.website-modules.edit.facts';

/** What a module is for, where it is, what it needs, what needs it, and its last switch. */
export function ModuleFacts({ module }: { module: Module }) {
  const translate = useTranslate();
  const loaded = useRelatedModules(module);
  const description = visibleText(module.description);
  return (
    <Box sx={{ mt: { xs: -1.5, sm: -2.5 }, mb: 3 }}>
      {description === '' ? null : (
        <Typography dir="auto" sx={{ maxWidth: '46rem', mb: 1.5, overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <Box component="dl" sx={facts}>
        <Fact term={translate(`${texts}.where`)}>
          <ModulePlaces moduleId={module.id} />
        </Fact>
        <RelatedFact relation="needs" {...loaded} />
        <RelatedFact relation="neededBy" {...loaded} />
        {/* Few have one, so that the line need not be kept free. */}
        {loaded.related?.conflicts.length ? <RelatedFact relation="conflicts" {...loaded} /> : null}
      </Box>
      <LastSwitch module={module} />
    </Box>
  );
}

interface RelatedFactProps extends ReturnType<typeof useRelatedModules> {
  relation: Relation;
}

function RelatedFact({ relation, related, isFailed }: RelatedFactProps) {
  const translate = useTranslate();
  const list = related?.[relation] ?? [];
  return (
    <Fact term={translate(`${texts}.${relation}.term`)}>
      {/* A line is kept free until it is known. */}
      {related === undefined ? (
        isFailed ? (
          translate(`${texts}.failed`)
        ) : (
          '…'
        )
      ) : list.length === 0 ? (
        translate(`${texts}.${relation}.none`)
      ) : (
        <RelatedList list={list} />
      )}
    </Fact>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(12rem, max-content))' },
  columnGap: 5,
  rowGap: 1,
  m: 0,
  typography: 'body2',
  '& > div': { minWidth: 0, maxWidth: '26rem', overflowWrap: 'anywhere' },
  '& dt': { color: 'text.secondary', typography: 'caption' },
  '& dd': { m: 0 },
} as const;
