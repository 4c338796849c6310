import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { usePageName } from '@/people/pages';
import { defineReference } from '@/records/references/defineReference';
import { ReferenceNames } from '@/records/references/ReferenceNames';
import { anchorOf, type DoneBy, elementOf, type Step } from '../checks/steps';
import type { Video } from '../flowSchema';
import { useAnchorName, useElementName } from './stepOptions';
import { useStepTitle } from './useStepTitle';

const texts = 'areas.onboarding-wizard';

/**
 * Returns a function for a whole step as lines of text: its kind, its title and text in each language, its page, what it
 * points to, and whatever of the rest is not as in a new step.
 */
export function useStepText(): (step: Step) => ReactNode {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const pageName = usePageName();
  const anchorName = useAnchorName();
  const elementName = useElementName();
  const videos = defineReference<Video>({ resource: 'onboarding-wizard/videos', name: useStepTitle() });
  const label = (field: string) => translate(`${texts}.steps.fields.${field}`);
  const doneText = (doneBy: DoneBy) =>
    doneBy.type === 'data'
      ? `${translate(`${texts}.checks.${doneBy.check}`, { _: doneBy.check })}, ${label('atLeast')}: ${doneBy.atLeast}`
      : translate(`${texts}.doneBy.${doneBy.type}`);
  return (step) => {
    const { kind, title, text, page, ifMissing, doneBy, required, videoId } = step;
    const [anchor, element] = [anchorOf(step), elementOf(step)];
    const codes = [...new Set([...Object.keys(title), ...Object.keys(text)])];
    const lines = codes.map((code) =>
      [`${nameOf(code)}: ${title[code] ?? ''}`, text[code] ?? ''].filter(Boolean).join('\n'),
    );
    const withoutVideo = [
      translate(`${texts}.kinds.${kind}`),
      ...lines,
      page === null ? '' : pageName(page),
      anchor === null ? '' : anchorName(anchor),
      element === null ? '' : elementName(element),
      kind !== 'note' && ifMissing === 'skip'
        ? `${label('ifMissing')}: ${translate(`${texts}.ifMissing.skip`)}`
        : '',
      doneBy.type === 'next' ? '' : `${label('doneBy')}: ${doneText(doneBy)}`,
      required ? label('required') : '',
    ]
      .filter(Boolean)
      .join('\n');
    if (videoId === null) return withoutVideo;
    const caption = label('video');
    return (
      <>
        {`${withoutVideo}\n${caption}: `}
        <ReferenceNames reference={videos} ids={[videoId]} caption={caption} whole />
      </>
    );
  };
}
