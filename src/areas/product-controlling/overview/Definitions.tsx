import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { useCatalogue } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';

const texts = 'areas.product-controlling.definitions';

/** A dialog that defines all figures, and explains gaps, incomplete days and hidden groups. */
export function Definitions() {
  const translate = useTranslate();
  const { data } = useCatalogue();
  const { metric, definition } = useFigureNames();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<HelpOutline />}
        onClick={() => setOpen(true)}
        sx={{ displayPrint: 'none' }}
      >
        {translate(`${texts}.action`)}
      </Button>
      <ModalDialog
        open={open}
        title={translate(`${texts}.title`)}
        maxWidth="md"
        fillsHandset
        onClose={() => setOpen(false)}
      >
        <DialogContent tabIndex={0} role="group" aria-label={translate(`${texts}.title`)}>
          <Typography>{translate(`${texts}.intro`)}</Typography>
          <Box component="dl" sx={{ mb: 0, '& dt': { fontWeight: 600, mt: 2 }, '& dd': { m: 0 } }}>
            {(data?.metrics ?? []).map(({ key, kind }) => (
              <div key={key}>
                <dt>{metric(key)}</dt>
                <dd>
                  {definition(key)} {translate(`${texts}.kinds.${kind}`)}
                </dd>
              </div>
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => setOpen(false)}>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </ModalDialog>
    </>
  );
}
