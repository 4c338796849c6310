import Typography from '@mui/material/Typography';
import { Fragment, useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { joinNames } from '@/people/audience/audienceSentence';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import { isolate } from '@/ui/isolate';
import { phaseOf } from '../checks/delivery';
import { positionName } from '../positionSchema';
import { LongList } from './LongList';
import { maxNames } from './maxNames';
import { affectedReaders, type OtherGroup } from './planReaders';
import type { Plan, Step } from './planSchema';
import type { Question } from './switchRequest';

interface PlanStepsProps {
  question: Question;
  plan: Plan;
  nameOf: (id: string) => string;
}

const texts = 'areas.website-modules.switch';

/** The steps of a plan in order, then the positions and the readers that it affects. */
export function PlanSteps({ question, plan, nameOf }: PlanStepsProps) {
  const translate = useTranslate();
  const { positions } = question;
  const affected = useAffected(question);
  const sentence = ({ id, enabled, because, of = '' }: Step) =>
    translate(`${texts}.steps.${because}.${enabled ? 'on' : 'off'}`, { name: nameOf(id), of: nameOf(of) });
  const enabledById = new Map(plan.steps.map(({ id, enabled }) => [id, enabled]));
  const placesOf = (side: 'on' | 'off') =>
    plan.positions.flatMap(({ id, moduleId }) => {
      const place = enabledById.get(moduleId) === (side === 'on') ? positions.get(id) : undefined;
      return place ? [{ key: `${id} ${moduleId}`, place, moduleId }] : [];
    });
  const pages = (['off', 'on'] as const).map((side) => ({ side, entries: placesOf(side) }));
  return (
    <>
      {plan.steps.length > 1 ? (
        <LongList
          isOrdered
          label={translate(`${texts}.order`)}
          entries={plan.steps.map((step) => ({
            key: step.id,
            content: <IsolatedText text={sentence(step)} />,
          }))}
        />
      ) : null}
      {pages.map(({ side, entries }) =>
        entries.length === 0 ? null : (
          <Fragment key={side}>
            <Typography sx={{ mt: 2 }}>{translate(`${texts}.places.${side}`)}</Typography>
            <LongList
              label={translate(`${texts}.places.${side}`)}
              entries={entries.map(({ key, place, moduleId }) => ({
                key,
                content: (
                  <IsolatedText
                    text={translate(`${texts}.place`, {
                      page: isolate(place.page),
                      position: isolate(positionName(place)),
                      name: nameOf(moduleId),
                    })}
                  />
                ),
              }))}
            />
          </Fragment>
        ),
      )}
      {(['off', 'on'] as const).map((side) => {
        const lines = affected(plan.steps.filter(({ enabled }) => enabled === (side === 'on')));
        return lines.length === 0 ? null : (
          <Fragment key={side}>
            <Typography sx={{ mt: 2 }}>{translate(`${texts}.readers.${side}`)}</Typography>
            <LongList
              label={translate(`${texts}.readers.${side}`)}
              entries={lines.map((line) => ({ key: line, content: <IsolatedText text={line} /> }))}
            />
          </Fragment>
        );
      })}
    </>
  );
}

/** The affected readers as sentences, one for all modules with the same readers. */
function useAffected({ plan, related, groups, names, now }: Question) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const affected = useMemo(
    () => affectedReaders(related, plan?.steps ?? [], groups, now),
    [related, plan, groups, now],
  );
  const join = (parts: readonly string[]) => joinNames(parts, locale, 'conjunction');
  const listOf = (others: readonly OtherGroup[], text: 'with' | 'without'): string =>
    join(
      others.map(({ name, others: inside }) => {
        const group = isolate(name);
        if (inside.length === 0) return group;
        const next = text === 'with' ? 'without' : 'with';
        return translate(`${texts}.readers.${text}`, { group, groups: listOf(inside, next) });
      }),
    );
  const nobody = (id: string) => {
    const stopped = phaseOf(related.find((module) => module.id === id)?.schedule ?? null, now);
    if (stopped?.phase !== 'waiting') return translate(`${texts}.readers.nobody`);
    const when = dateTimeFormat(locale, dateForms.moment).format(Date.parse(stopped.at));
    return translate(`${texts}.readers.nobodyBefore`, { when });
  };
  const readersOf = (id: string) => {
    const { everybody = false, others = [] } = affected.get(id) ?? {};
    if (others.length === 0) return everybody ? translate(`${texts}.readers.all`) : nobody(id);
    return everybody
      ? translate(`${texts}.readers.allBut`, { groups: listOf(others, 'with') })
      : translate(`${texts}.readers.only`, { groups: listOf(others, 'without') });
  };
  return (steps: readonly Step[]): string[] => {
    const byReaders = new Map<string, string[]>();
    for (const { id } of steps) {
      const readers = readersOf(id);
      byReaders.set(readers, [...(byReaders.get(readers) ?? []), isolate(names.get(id) ?? id)]);
    }
    const inWords = (all: readonly string[]) =>
      all.length > maxNames ? translate(`${texts}.modules`, { smart_count: all.length }) : join(all);
    return [...byReaders].map(([readers, all]) => `${readers}: ${inWords(all)}`);
  };
}
