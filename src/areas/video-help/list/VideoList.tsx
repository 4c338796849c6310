import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useOfferedLanguages, useTextLanguages } from '@/people/languages';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { ShortDate } from '@/records/columns/ShortDate';
import { loadingName } from '@/records/inputs/recordOptions';
import { StatusMark } from '@/records/lifecycle/StatusMark';
import { CreateLink } from '@/records/list/HeaderLinks';
import { ListPage } from '@/records/list/ListPage';
import { RecordCard } from '@/records/list/RecordCard';
import { pageField } from '@/records/values/localText';
import { helpAnchor } from '@/ui/shell';
import { clock } from '../checks/cues';
import { Poster } from '../player/Poster';
import { topics } from '../topicSchema';
import { VideoHelpTabs } from '../VideoHelpTabs';
import { videoStates } from '../videoLife';
import { type Video, videoName, videoPath } from '../videoSchema';
import { VideoMenu } from './VideoMenu';
import { videoBulk } from './videoBulk';
import { videoFilters, videoViews } from './videoFilters';

const texts = 'areas.video-help.list';

const card = (video: Video) => (
  <RecordCard
    to={videoPath(video.id)}
    name={videoName(video)}
    marks={
      <>
        <Poster src={video.poster} width={96} />
        <StatusMark states={videoStates} state={video.status} />
      </>
    }
  >
    <div>
      <Languages video={video} />
    </div>
    {video.needsReview ? (
      <div>
        <Review video={video} />
      </div>
    ) : null}
  </RecordCard>
);

/** `/video-help/videos`: all videos. The address holds the whole query. */
export function VideoList() {
  const translate = useTranslate();
  // The server stores titles by language.
  const title = pageField('title');
  const views = useMemo(() => videoViews(title), [title]);
  const create = (
    <span {...helpAnchor('video-help.add')}>
      <CreateLink label={translate(`${texts}.create`)} />
    </span>
  );
  return (
    <VideoHelpTabs>
      <ListPage<Video>
        headline={translate('areas.video-help.caption')}
        sort={{ field: title, order: 'ASC' }}
        actions={create}
        filters={videoFilters}
        views={views}
        bulk={videoBulk}
        rowMenu={VideoMenu}
        handsetRow={card}
        empty={{
          title: translate(`${texts}.empty`),
          message: translate(`${texts}.emptyHelp`),
          action: create,
        }}
      >
        <Column<Video>
          source="poster"
          label={translate(`${texts}.poster`)}
          priority={3}
          disableSort
          width={4.25}
          render={({ poster }) => <Poster src={poster} width={50} />}
        />
        <Column<Video>
          source={title}
          label={translate('resources.video-help/videos.fields.title')}
          link
          width={13.75}
          render={videoName}
        />
        <Column<Video>
          source="status"
          width={8.5}
          render={({ status }) => <StatusMark states={videoStates} state={status} />}
        />
        <Column<Video> source="topicId" priority={3} width={8.75} reference={topics} disableSort />
        <Column<Video>
          source="languages"
          priority={3}
          disableSort
          width={7.75}
          render={(video) => <Languages video={video} />}
        />
        <Column<Video>
          source="pages"
          label={translate('areas.video-help.editor.pages')}
          hidden
          disableSort
          align="right"
          width={4.5}
          render={({ pages }) => pages.length}
        />
        <Column<Video>
          source="durationSec"
          disableSort
          priority={3}
          align="right"
          width={5}
          render={lengthOf}
        />
        <Column<Video>
          source="reviewDueAt"
          priority={2}
          width={7.75}
          render={(video) => <Review video={video} />}
        />
        {(['starts', 'helpful'] as const).map((figure) => (
          <Column<Video>
            key={figure}
            source={`stats.${figure}`}
            hidden
            align="right"
            sortByOrder="DESC"
            render={({ stats }) => stats[figure] ?? translate('areas.video-help.review.hidden')}
          />
        ))}
        <Column<Video>
          source="updatedAt"
          hidden
          sortByOrder="DESC"
          render={({ updatedAt }) => (
            <RelativeTime value={typeof updatedAt === 'string' ? updatedAt : null} />
          )}
        />
      </ListPage>
    </VideoHelpTabs>
  );
}

/** The length of a video, or from the shortest to the longest of its recordings. */
function lengthOf({ sources }: Video): string {
  const lengths = Object.values(sources).map(({ durationSec }) => durationSec);
  const ends = new Set(lengths.length > 0 ? [Math.min(...lengths), Math.max(...lengths)] : []);
  return [...ends].map(clock).join('–');
}

/** The languages that a video lacks in both speech and captions. */
function Languages({ video }: { video: Video }) {
  const translate = useTranslate();
  const available = new Set([...Object.keys(video.sources), ...video.captions.map(({ lang }) => lang)]);
  const { data: offeredLanguages } = useOfferedLanguages();
  const missing = useTextLanguages().filter(({ value }) => !available.has(value));
  if (offeredLanguages === undefined) return loadingName;
  if (missing.length === 0) return translate(`${texts}.complete`);
  const languages = missing.map(({ label }) => label).join(', ');
  return translate(`${texts}.lacking`, { languages });
}

/** A video's review date, or that it is due. */
function Review({ video }: { video: Video }) {
  const translate = useTranslate();
  if (!video.needsReview) return <ShortDate value={video.reviewDueAt} />;
  const { outdated } = video.stats;
  const isDue = video.reviewDueAt !== null && Date.parse(video.reviewDueAt) <= Date.now();
  if (isDue && (outdated ?? 0) < 3) return translate(`${texts}.due`);
  return outdated === null
    ? translate(`${texts}.reported`)
    : translate(`${texts}.outdated`, { smart_count: outdated });
}
