import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { AudienceField } from '@/people/audience/AudienceField';
import { useLanguageName } from '@/people/languages';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { ShortDate } from '@/records/columns/ShortDate';
import { FormAside } from '@/records/form/FormAside';
import { RecordHistory } from '@/records/history/RecordHistory';
import { StatusMark } from '@/records/lifecycle/StatusMark';
import { RecordTabs } from '@/records/tabs/RecordTabs';
import { useNarrowPage } from '@/ui/page/pageRoom';
import { roomBeside } from '@/ui/roomBeside';
import { videoStates } from '../videoLife';
import { statuses, textsSchema, type Video } from '../videoSchema';
import { AboutPart } from './AboutPart';
import { CaptionsPart } from './captions/CaptionsPart';
import { PagesPart } from './PagesPart';
import { createPlayhead } from './playhead';
import { SourcesPart } from './SourcesPart';
import { VideoComments } from './VideoComments';
import { VideoDraftProblems } from './VideoDraftProblems';
import { VideoFigures } from './VideoFigures';
import { VideoPreview } from './VideoPreview';

const texts = 'areas.video-help.editor';

/** The tabs of a video, named in the address, with the video beside or below them. */
export function VideoTabs({ video }: { video: Video }) {
  const translate = useTranslate();
  const hasWideWindow = useMediaQuery(roomBeside, { noSsr: true });
  // Beside the open help a window is as narrow as a smaller one.
  const isWide = !useNarrowPage() && hasWideWindow;
  const [playhead] = useState(createPlayhead);
  const tab = (name: string, fields: readonly string[], ...parts: readonly ReactNode[]) => ({
    name,
    label: translate(`${texts}.tabs.${name}`),
    fields,
    content: <Stack spacing={4}>{parts}</Stack>,
  });
  const spokenLanguages = Object.keys(video.sources);
  const [selectedLanguage, setSelectedLanguage] = useState<string>();
  const previewLanguage = spokenLanguages.find((code) => code === selectedLanguage) ?? spokenLanguages[0];
  const preview = (
    <VideoPreview
      video={video}
      playhead={playhead}
      language={previewLanguage}
      onLanguage={setSelectedLanguage}
    />
  );
  const tabs = [
    tab(
      'about',
      ['title', 'summary', 'topicId', 'tags', 'reviewDueAt', 'verifiedFor'],
      <AboutPart key="about" />,
    ),
    tab(
      'video',
      ['sources', 'poster'],
      <SourcesPart key="sources" {...{ video, playhead, previewLanguage }} />,
    ),
    tab('captions', ['noSpeech', 'description'], <CaptionsPart key="captions" video={video} />),
    tab(
      'pages',
      ['pages', 'audience'],
      <PagesPart key="pages" video={video} />,
      <AudienceField key="audience" source="audience" />,
    ),
  ];
  const history = (
    <>
      <VideoFigures video={video} />
      <VideoComments video={video} />
      <RecordHistory restorable={tabs.flatMap(({ fields }) => fields)} formatField={formatField} />
    </>
  );
  return (
    <FormAside aside={isWide ? preview : undefined}>
      {video.status === 'draft' ? <VideoDraftProblems video={video} /> : null}
      <RecordTabs
        label={translate(`${texts}.parts`)}
        tabs={[...tabs, { name: 'history', label: translate(`${texts}.tabs.history`), content: history }]}
      />
      {isWide ? null : <Box sx={{ maxWidth: 480, mt: 4, mb: 2 }}>{preview}</Box>}
    </FormAside>
  );
}

/** Formats fields that actions change, which the form does not have. */
function formatField(field: string, value: unknown): ReactNode {
  const status = statuses.find((each) => each === value);
  if (field === 'status' && status) return <StatusMark states={videoStates} state={status} />;
  if (field === 'captionsSavedAt') return <SavedCaptions times={v.parse(textsSchema, value)} />;
  return /^(published|verified)At$/.test(field) && typeof value === 'string' ? (
    <ShortDate value={value} />
  ) : undefined;
}

/** When the captions of each language were last saved. */
function SavedCaptions({ times }: { times: Readonly<Record<string, string>> }) {
  const nameOf = useLanguageName();
  return Object.entries(times).map(([code, time]) => (
    <div key={code}>
      {nameOf(code)}: <RelativeTime value={time} />
    </div>
  ));
}
