import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isSame } from '@/records/form/changedFields';
import { SearchField } from '@/records/inputs/SearchField';
import { isJson } from '../../checks/schema/json';
import { fromForm } from './formNames';
import type { Setting } from './readSettings';
import { HiddenSettingsContext } from './settingFilter';
import { foundPaths, settingLeaves } from './settingLeaves';

interface SettingSearchProps {
  settings: readonly Setting[];
  /** The field with all of them: `settings`. */
  source: string;
  /** Their fields. */
  children: ReactNode;
}

/** As many fit on a screen or two. */
const maxWithoutSearch = 20;
const texts = 'areas.website-modules.edit.settings.search';

/** Many settings below a search for their labels, descriptions and keys. One that was changed or is wrong stays visible. */
export function SettingSearch({ settings, source, children }: SettingSearchProps) {
  const translate = useTranslate();
  const { getValues, setFocus } = useFormContext();
  const [words, setWords] = useState('');
  // Renders at each change only while something is hidden.
  useWatch({ name: source, compute: (values: unknown) => (words === '' ? '' : JSON.stringify(values)) });
  const { errors, defaultValues, submitCount } = useFormState({ name: source });
  const typed: unknown = fromForm(getValues(source));
  const leaves = settingLeaves(settings, isJson(typed) ? typed : {}, source);
  const found = foundPaths(leaves, words);
  const form = getValues();
  const isKept = ({ path }: { path: string }) =>
    get(errors, path) !== undefined || !isSame(get(form, path), get(defaultValues, path));
  const others = words === '' ? [] : leaves.filter(({ path }) => !found.has(path));
  const kept = useKept(words, others, isKept);
  const shown = [...found, ...kept.map(({ path }) => path)];
  const hidden = useHiddenPaths(
    leaves.map(({ path }) => path),
    shown,
    source,
  );
  const lastHidden = useRef(hidden);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after an attempt to save, and after each search
  useEffect(() => {
    const wrong = leaves.find(({ path }) => get(errors, path) !== undefined)?.path;
    // While hidden, it could not take the focus.
    if (wrong !== undefined && lastHidden.current.has(wrong) && !hidden.has(wrong)) setFocus(wrong);
    lastHidden.current = hidden;
  }, [submitCount, hidden]);
  if (leaves.length <= maxWithoutSearch) return children;
  return (
    <>
      <Box sx={head}>
        <SearchField
          label={translate(`${texts}.label`)}
          value={words}
          onChange={setWords}
          sx={{ flex: '1 1 14rem' }}
        />
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {words === ''
            ? null
            : [
                translate(`${texts}.found`, { smart_count: found.size, count: leaves.length }),
                kept.length > 0 ? translate(`${texts}.kept`, { smart_count: kept.length }) : '',
              ].join(' ')}
        </Box>
      </Box>
      <HiddenSettingsContext value={hidden}>{children}</HiddenSettingsContext>
    </>
  );
}

/** Those of `leaves` to keep; until other words are searched for, each one that was to be kept once, so that none disappears while it is edited. */
function useKept<Leaf extends { readonly path: string }>(
  words: string,
  leaves: readonly Leaf[],
  isKept: (leaf: Leaf) => boolean,
): readonly Leaf[] {
  const [former, setFormer] = useState({ words, paths: new Set<string>() });
  const formerPaths = former.words === words ? former.paths : new Set<string>();
  const kept = leaves.filter((leaf) => formerPaths.has(leaf.path) || isKept(leaf));
  if (former.words !== words || kept.length > formerPaths.size)
    setFormer({ words, paths: new Set(kept.map(({ path }) => path)) });
  return kept;
}

/** What is hidden; the same set until it changes. */
function useHiddenPaths(
  all: readonly string[],
  shown: readonly string[],
  source: string,
): ReadonlySet<string> {
  const shownPaths = new Set(shown.flatMap((path) => pathsTo(path, source)));
  const paths = new Set(all.flatMap((path) => pathsTo(path, source)));
  const key = [...paths].filter((path) => !shownPaths.has(path)).join('\n');
  return useMemo(() => new Set(key === '' ? [] : key.split('\n')), [key]);
}

/** A path below `source` with those of the groups around: `settings.mail`, `settings.mail.port`. */
function pathsTo(path: string, source: string): string[] {
  const steps = path.slice(source.length + 1).split('.');
  return steps.map((_step, place) => [source, ...steps.slice(0, place + 1)].join('.'));
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  mb: 2,
} as const;
