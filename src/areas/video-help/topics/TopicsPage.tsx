import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { Loaded } from '@/records/calls/Loaded';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { useFocusAround } from '@/ui/focus/useFocusAround';
import { OrderStatus } from '@/ui/order/OrderStatus';
import { UndoButtons } from '@/ui/order/UndoButtons';
import { type Order, useOrderedList } from '@/ui/order/useOrderedList';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { type Topic, topicName, topics } from '../topicSchema';
import { VideoHelpTabs } from '../VideoHelpTabs';
import { type Video, videoName, videos } from '../videoSchema';
import { TopicDialog } from './TopicDialog';
import { TopicVideos } from './TopicVideos';
import { useTopicOrder } from './useTopicOrder';
import { useVideoOrder } from './useVideoOrder';

const texts = 'areas.video-help.topics';
/** The most videos on the page; a library has some hundreds. */
const maxVideos = 1000;

/** `/video-help/topics`: the topics with their videos, in the order in which they are shown. */
export function TopicsPage() {
  const translate = useTranslate();
  const createRefusal = useRefusalReason('create', topics.resource);
  const [isAdding, setAdding] = useState(false);
  const [addedId, setAddedId] = useState<string>();
  const query = useGetList<Topic>(topics.resource, {
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
  const content = useFocusAround<HTMLDivElement>(query.data?.length);
  return (
    <VideoHelpTabs>
      <PageHeader headline={translate(`${texts}.headline`)} lead={translate(`${texts}.lead`)}>
        <ReasonedButton
          variant="contained"
          startIcon={<Add />}
          reason={createRefusal}
          onClick={() => setAdding(true)}
        >
          {translate(`${texts}.add`)}
        </ReasonedButton>
      </PageHeader>
      {isAdding ? <TopicDialog onClose={() => setAdding(false)} onSaved={setAddedId} /> : null}
      <div ref={content}>
        <Loaded query={query}>
          {(saved) =>
            saved.length === 0 ? (
              <EmptyState title={translate(`${texts}.empty`)} message={translate(`${texts}.emptyHelp`)} />
            ) : (
              <Topics saved={saved} addedId={addedId} />
            )
          }
        </Loaded>
      </div>
    </VideoHelpTabs>
  );
}

function Topics({ saved, addedId }: { saved: readonly Topic[]; addedId: string | undefined }) {
  const editRefusal = useRefusalReason('edit', topics.resource);
  const { topics: orderedTopics, move } = useTopicOrder(saved);
  const items =
    editRefusal === undefined ? orderedTopics.map((topic) => ({ id: topic.id, name: topicName(topic) })) : [];
  const order = useOrderedList({
    lists: [{ id: topics.resource, items }],
    onMove: (_id, to, from) => move(from.index, to.index),
  });
  const query = useGetList<Video>(videos.resource, {
    // Sorted, so that a new order does not change the query.
    filter: {
      id: saved
        .flatMap(({ videoIds }) => videoIds)
        .toSorted()
        .slice(0, maxVideos),
    },
    pagination: { page: 1, perPage: maxVideos },
  });
  return (
    <Loaded query={query}>
      {(loadedVideos) => (
        <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
          <Box sx={{ justifySelf: 'end', '&:empty': { display: 'none' } }}>
            <UndoButtons order={order} />
          </Box>
          <OrderStatus order={order} />
          <TopicList topics={orderedTopics} topicOrder={order} videos={loadedVideos} addedId={addedId} />
        </Box>
      )}
    </Loaded>
  );
}

interface TopicListProps {
  topics: readonly Topic[];
  topicOrder: Order;
  videos: readonly Video[];
  addedId: string | undefined;
}

function TopicList({ topics: listed, topicOrder, videos: loadedVideos, addedId }: TopicListProps) {
  const editRefusal = useRefusalReason('edit', topics.resource);
  const { idsOf, move } = useVideoOrder(listed);
  const [movedTo, setMovedTo] = useState<string>();
  const itemsOf = (topic: string) =>
    idsOf(topic).map((id) => {
      const video = loadedVideos.find((each) => each.id === id);
      return { id, name: video ? videoName(video) : '' };
    });
  const order = useOrderedList({
    lists: listed.map((topic) => ({
      id: topic.id,
      name: topicName(topic),
      // The buttons stop at the end of a topic.
      group: topic.id,
      items: editRefusal === undefined ? itemsOf(topic.id) : [],
    })),
    onMove: (id, to, from) => {
      setMovedTo(to.list);
      move(id, to, from);
    },
  });
  return (
    <>
      <OrderStatus order={order} />
      {listed.map((topic) => (
        <TopicVideos
          key={topic.id}
          topic={topic}
          topicOrder={topicOrder}
          videoOrder={order}
          ids={idsOf(topic.id)}
          videos={loadedVideos}
          hasUndo={topic.id === movedTo}
          isNew={topic.id === addedId}
        />
      ))}
    </>
  );
}
