import AdsClick from '@mui/icons-material/AdsClick';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { ChosenElement } from '../checks/steps';
import { setChoosing, setGuides, useGuides } from '../shell/guideStore';
import { addressOf } from '../shell/placeOf';
import { useElementName } from './stepOptions';

const texts = 'areas.onboarding-wizard.choose';

/**
 * The element chosen on the page, and the button that leads there. What was chosen is put in once the form is open again;
 * its page becomes the page of the step.
 */
export function ElementField({ id: stepId, isUsed }: { id: string; isUsed: boolean }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id: flowId = '' } = useParams();
  const { pathname, search } = useLocation();
  const { setValue } = useFormContext();
  const { choice } = useGuides();
  const [count, setCount] = useState(1);
  const element: ChosenElement | null = useWatch({ name: `steps.${stepId}.element` }) ?? null;
  const page: string | null = useWatch({ name: `steps.${stepId}.page` }) ?? null;
  const nameOf = useElementName();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (choice === undefined || choice.flowId !== flowId || choice.stepId !== stepId) return;
    const set = (field: string, value: unknown) =>
      setValue(`steps.${stepId}.${field}`, value, { shouldDirty: true });
    set('anchor', choice.anchor);
    set('element', choice.element);
    set('page', choice.page);
    setCount(choice.count);
    setGuides({ choice: undefined });
    // The page was opened at its top.
    button.current?.focus();
  }, [choice, flowId, stepId, setValue]);
  function choose(): void {
    // A record's page has no address of its own here: the list leads to one.
    const start = page === null ? undefined : addressOf(page);
    setChoosing({ flowId, stepId, back: `${pathname}${search}`, isOnPage: start === page });
    if (start !== undefined) navigate(start);
  }
  const remove = () => setValue(`steps.${stepId}.element`, null, { shouldDirty: true });
  return (
    <Box sx={{ mt: 0.5, typography: 'body2' }}>
      {element !== null && isUsed ? (
        <Box sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.chosen`)}: {nameOf(element)}
          {element.key === null ? ` · ${translate(`${texts}.fromData`)}` : null}
          {count > 1 ? ` · ${translate(`${texts}.several`, { smart_count: count })}` : null}
        </Box>
      ) : null}
      <Button ref={button} size="small" startIcon={<AdsClick />} onClick={choose}>
        {translate(`${texts}.action`)}
      </Button>
      {element !== null && isUsed ? (
        <Button size="small" onClick={remove}>
          {translate('ra.action.remove')}
        </Button>
      ) : null}
    </Box>
  );
}
