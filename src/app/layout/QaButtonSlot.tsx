import Box from '@mui/material/Box';
import { qaButtonSlot } from './qaButtonSlotName';

/** Reserves the space of the QA panel's button in the demo's toolbar. */
export function QaButtonSlot() {
  return <Box {...{ [qaButtonSlot]: '' }} sx={{ width: 64, height: 40, mx: { xs: 0.5, sm: 1 } }} />;
}
