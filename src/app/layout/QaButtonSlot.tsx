import Box from '@mui/material/Box';
import { qaButtonSlot } from './qaButtonSlotName';

/** The place in the toolbar of the demo for the button of the QA panel, as wide as that gets. */
export function QaButtonSlot() {
  return <Box {...{ [qaButtonSlot]: '' }} sx={{ width: 64, height: 40, mx: { xs: 0.5, sm: 1 } }} />;
}
