import Box from '@mui/material/Box';
import { instrumentSlot } from './instrumentSlotName';

/**
 * The place in the toolbar of the demo for the button of the QA panel, as wide as that gets. Beside the product, because the
 * tools at the other end become wider when the person's name arrives.
 */
export function InstrumentSlot() {
  return (
    <Box
      {...{ [instrumentSlot]: '' }}
      sx={{ width: 64, height: 40, order: -1, ml: { xs: 0.5, sm: 1 }, mr: 'auto' }}
    />
  );
}
