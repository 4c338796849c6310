import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import MoreVert from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { useErrorText } from '@/records/calls/useErrorText';
import { LineMenu } from '@/records/row-menu/LineMenu';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import type { Order } from '@/ui/order/useOrderedList';
import { type Topic, topicName, topics } from '../topicSchema';
import { TopicDialog } from './TopicDialog';

const texts = 'areas.video-help.topics';

/** Renames, moves or deletes a topic; one with videos cannot be deleted. */
export function TopicMenu({ topic, order }: { topic: Topic; order: Order }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const [editRefusal, deleteRefusal] = [
    useRefusalReason('edit', topics.resource),
    useRefusalReason('delete', topics.resource),
  ];
  const [remove] = useDelete(undefined, undefined, { mutationMode: 'pessimistic' });
  const [once] = useOneAtATime();
  const onError = (error: unknown) => notify(errorText(error), { type: 'error' });
  const moves = [
    ['up', ArrowUpward, -1],
    ['down', ArrowDownward, 1],
  ] as const;
  const name = topicName(topic);
  return (
    <>
      <IconButton
        aria-label={translate('records.rowMenu', { name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <LineMenu
        name={name}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        groups={[
          [
            {
              label: translate(`${texts}.rename`),
              icon: Edit,
              reason: editRefusal,
              onRun: () => setRenaming(true),
            },
            ...moves
              .filter(([, , by]) => order.canStep(topic.id, by))
              .map(([text, icon, by]) => ({
                label: translate(`${texts}.${text}`),
                icon,
                reason: editRefusal,
                onRun: () => order.step(topic.id, by),
              })),
          ],
          [
            {
              label: translate('records.delete'),
              icon: DeleteOutlined,
              danger: true,
              reason:
                deleteRefusal ??
                (topic.videoIds.length > 0 ? translate('areas.video-help.refusals.has_videos') : undefined),
              onRun: () =>
                void once(async () => {
                  const params = { id: topic.id, previousData: topic };
                  await remove(topics.resource, params, { returnPromise: true });
                  notify('records.deleted', { type: 'success' });
                }).catch(onError),
            },
          ],
        ]}
      />
      {isRenaming ? <TopicDialog topic={topic} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}
