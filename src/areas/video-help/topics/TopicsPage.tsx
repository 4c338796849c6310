import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { Loaded } from '@/records/calls/Loaded';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { OrderStatus } from '@/ui/order/OrderStatus';
import { UndoButton } from '@/ui/order/UndoButton';
import { useOrderedList } from '@/ui/order/useOrderedList';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { AreaTabs } from '../AreaTabs';
import { type Topic, topicName, topics } from '../topicSchema';
import { type Video, videos } from '../videoSchema';
import { TopicDialog } from './TopicDialog';
import { TopicVideos } from './TopicVideos';
import { useTopicOrder } from './useTopicOrder';

const texts = 'areas.video-help.topics';
/** The most videos on the page; a library has some hundreds. */
const most = 1000;

/** `/video-help/topics`: the topics with their videos, in the order in which they are shown. */
export function TopicsPage() {
  const translate = useTranslate();
  const refused = useRefusalReason('create', topics.resource);
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string>();
  const query = useGetList<Topic>(topics.resource, {
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
  return (
    <>
      <AreaTabs />
      <PageHeader headline={translate(`${texts}.headline`)} lead={translate(`${texts}.lead`)}>
        <ReasonedButton
          variant="contained"
          startIcon={<Add />}
          reason={refused}
          onClick={() => setAdding(true)}
        >
          {translate(`${texts}.add`)}
        </ReasonedButton>
      </PageHeader>
      {isAdding ? <TopicDialog onClose={() => setAdding(false)} onSaved={setAdded} /> : null}
      <Loaded query={query}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={translate(`${texts}.empty`)} message={translate(`${texts}.emptyHelp`)} />
          ) : (
            <Topics topics={found} added={added} />
          )
        }
      </Loaded>
    </>
  );
}

function Topics({ topics: found, added }: { topics: readonly Topic[]; added: string | undefined }) {
  const refused = useRefusalReason('edit', topics.resource);
  const { shown, move } = useTopicOrder(found);
  const items = refused === undefined ? shown.map((topic) => ({ id: topic.id, name: topicName(topic) })) : [];
  const order = useOrderedList({
    lists: [{ id: topics.resource, items }],
    onMove: (_id, to, from) => move(from.index, to.index),
  });
  const query = useGetList<Video>(videos.resource, {
    // Sorted, so that a new order does not change the query.
    filter: {
      id: found
        .flatMap(({ videoIds }) => videoIds)
        .toSorted()
        .slice(0, most),
    },
    pagination: { page: 1, perPage: most },
  });
  return (
    <Loaded query={query}>
      {(all) => (
        <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
          <Box sx={{ justifySelf: 'end', '&:empty': { display: 'none' } }}>
            <UndoButton order={order} />
          </Box>
          <OrderStatus order={order} />
          {shown.map((topic) => (
            <TopicVideos
              key={topic.id}
              topic={topic}
              topicOrder={order}
              videos={all}
              isNew={topic.id === added}
            />
          ))}
        </Box>
      )}
    </Loaded>
  );
}
