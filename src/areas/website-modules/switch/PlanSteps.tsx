import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { isolate } from '@/people/audience/audienceSentence';
import { positionName } from '../positionSchema';
import type { Question } from './asked';
import type { Plan, Step } from './planSchema';

interface PlanStepsProps {
  question: Question;
  plan: Plan;
  nameOf: (id: string) => string;
}

const texts = 'areas.website-modules.switch';

/** The steps of a plan in the order of the work, and the places that change on the pages. */
export function PlanSteps({ question: { places }, plan, nameOf }: PlanStepsProps) {
  const translate = useTranslate();
  const sentence = ({ id, enabled, because, of = '' }: Step) =>
    translate(`${texts}.steps.${because}.${enabled ? 'on' : 'off'}`, { name: nameOf(id), of: nameOf(of) });
  const comes = new Map(plan.steps.map(({ id, enabled }) => [id, enabled]));
  const placesOf = (side: 'on' | 'off') =>
    plan.positions.flatMap(({ id, moduleId }) => {
      const place = comes.get(moduleId) === (side === 'on') ? places.get(id) : undefined;
      return place ? [{ key: `${id} ${moduleId}`, place, moduleId }] : [];
    });
  const pages = (['off', 'on'] as const).map((side) => ({ side, shown: placesOf(side) }));
  return (
    <>
      {plan.steps.length > 1 ? (
        <Box component="ol" aria-label={translate(`${texts}.order`)} sx={list}>
          {plan.steps.map((step) => (
            <li key={step.id}>
              <IsolatedText text={sentence(step)} />
            </li>
          ))}
        </Box>
      ) : null}
      {pages.map(({ side, shown }) =>
        shown.length === 0 ? null : (
          <Fragment key={side}>
            <Typography sx={{ mt: 2 }}>{translate(`${texts}.places.${side}`)}</Typography>
            <Box component="ul" aria-label={translate(`${texts}.places.${side}`)} sx={list}>
              {shown.map(({ key, place, moduleId }) => (
                <li key={key}>
                  <IsolatedText
                    text={translate(`${texts}.place`, {
                      page: isolate(place.page),
                      position: isolate(positionName(place)),
                      name: nameOf(moduleId),
                    })}
                  />
                </li>
              ))}
            </Box>
          </Fragment>
        ),
      )}
    </>
  );
}

const list = { m: 0, mt: 1, pl: 3, '& > li': { mb: 0.5 } } as const;
