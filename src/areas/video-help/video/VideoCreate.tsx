import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { CreatePage } from '@/records/form/CreatePage';
import { type Video, videoPath } from '../videoSchema';
import { AboutPart } from './AboutPart';
import { PagesPart } from './PagesPart';
import { SourcesPart } from './SourcesPart';

/** `/video-help/videos/create?page=`: creates a video, for the given page, and opens it. */
export function VideoCreate() {
  const translate = useTranslate();
  const page = new URLSearchParams(useLocation().search).get('page');
  return (
    <CreatePage<Video>
      headline={translate('areas.video-help.list.create')}
      defaults={{
        ...{ title: {}, summary: {}, sources: {}, poster: null, topicId: null, tags: [] },
        pages: page === null ? [] : [{ pattern: page, priority: 0 }],
        audience: { everyone: true, include: [], exclude: [], languages: [] },
      }}
      redirect={({ id }) => videoPath(String(id), 'captions')}
    >
      <Stack spacing={4}>
        <SourcesPart />
        <AboutPart />
        <PagesPart />
      </Stack>
    </CreatePage>
  );
}
