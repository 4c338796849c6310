import Add from '@mui/icons-material/Add';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { FormListField } from '@/records/inputs/FormListField';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { useSource } from '@/records/inputs/useFormField';
import { OrderButton } from '@/ui/order/OrderButton';
import { clock } from '../checks/cues';
import { isVideoLength, maxDurationSec } from '../checks/recordings';
import { pageText, textsSchema } from '../videoSchema';
import { FormClockField } from './FormClockField';
import { type Playhead, seek, useSecond } from './playhead';

const texts = 'areas.video-help.editor';
const fields = 'resources.video-help/videos.fields.chapters';

interface ChaptersPartProps {
  /** The recording's field: `sources.de`. */
  source: string;
  /** The second of the video beside the form; undefined if that shows another recording. */
  playhead: Playhead | undefined;
}

/** The chapters of a recording, one line each, with titles in the language of the form. */
export function ChaptersPart({ source, playhead }: ChaptersPartProps) {
  const translate = useTranslate();
  const duration: unknown = useWatch({ name: `${source}.durationSec` });
  return (
    <FormListField
      source={`${source}.chapters`}
      label={translate(`${texts}.chapters`)}
      defaults={{ at: 0, title: {} }}
      nameOf={({ at, title }) => `${clock(Number(at))} ${pageText(v.parse(textsSchema, title))}`}
      entryText={`${texts}.chapter`}
      isLine
      addButton={(add) =>
        playhead === undefined ? (
          <AddButton caption={translate(`${texts}.addChapter`)} onAdd={() => add()} />
        ) : (
          <AddHere playhead={playhead} onAdd={(at) => add({ at })} />
        )
      }
    >
      <Box sx={{ flex: '0 0 5.5rem' }}>
        <FormClockField
          source="at"
          label={translate(`${fields}.at`)}
          max={isVideoLength(duration) ? duration : maxDurationSec}
        />
      </Box>
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <FormLocalizedField source="title" label={translate(`${fields}.title`)} maxLength={120} required />
      </Box>
      {playhead === undefined ? null : <PlayButton playhead={playhead} />}
    </FormListField>
  );
}

/** Plays the video beside the form from a chapter on. */
function PlayButton({ playhead }: { playhead: Playhead }) {
  const translate = useTranslate();
  const at: unknown = useWatch({ name: useSource('at') });
  const second = typeof at === 'number' ? at : 0;
  return (
    <OrderButton
      label={translate(`${texts}.playFrom`, { time: clock(second) })}
      icon={<PlayArrow fontSize="small" />}
      onPress={() => seek(playhead, second)}
    />
  );
}

/** Adds a chapter at the video's current second. */
function AddHere({ playhead, onAdd }: { playhead: Playhead; onAdd: (at: number) => void }) {
  const translate = useTranslate();
  const second = useSecond(playhead);
  return (
    <AddButton caption={translate(`${texts}.addAt`, { time: clock(second) })} onAdd={() => onAdd(second)} />
  );
}

function AddButton({ caption, onAdd }: { caption: string; onAdd: () => void }) {
  return (
    <Button variant="outlined" startIcon={<Add />} onClick={onAdd}>
      {caption}
    </Button>
  );
}
