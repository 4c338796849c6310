import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { FramedList } from '@/records/list/FramedList';
import { dateTimeFormat } from '@/ui/formats';
import { MessageCard } from '../list/MessageCard';
import type { Message } from '../messageSchema';
import type { TimelineProps } from './useTimeWindow';

/** The timeline on a handset: messages by their first day, after those that started earlier. */
export function TimelineDays({ records, time: { period } }: TimelineProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const format = dateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const dayOf = ({ startsAt }: Message) => {
    const start = Date.parse(startsAt ?? '');
    return start < period.from ? translate('areas.messages.timeline.earlier') : format.format(start);
  };
  const days = new Map<string, Message[]>();
  for (const message of records) days.set(dayOf(message), [...(days.get(dayOf(message)) ?? []), message]);
  return [...days].map(([day, messages]) => (
    <Box key={day} component="section" sx={{ mb: 3 }}>
      <Typography variant="h2" gutterBottom>
        {day}
      </Typography>
      <FramedList label={day}>
        {messages.map((message) => (
          <Box component="li" key={message.id} sx={{ px: 2, py: 1.5 }}>
            <MessageCard message={message} />
          </Box>
        ))}
      </FramedList>
    </Box>
  ));
}
