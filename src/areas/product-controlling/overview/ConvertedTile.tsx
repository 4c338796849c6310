import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PopoverButton } from '@/ui/controls/PopoverButton';
import { FigureText } from '../figures/FigureText';
import type { Cell, Counted, Metric, Rates } from '../figures/figureSchema';
import { useFigureNames } from '../figures/useFigureNames';
import { useRatesText } from '../figures/useRatesText';
import { TileChange } from './TileChange';

const texts = 'areas.product-controlling';

interface ConvertedTileProps {
  metric: Metric;
  cell: Cell;
  rates: Rates;
  days: Counted['days'];
}

/** The amounts of all currencies as one, marked as converted. It is nothing to choose: rows and days are not converted. */
export function ConvertedTile({ metric, cell, rates, days }: ConvertedTileProps) {
  const translate = useTranslate();
  const { metric: nameOf } = useFigureNames();
  const ratesText = useRatesText();
  const { currency } = rates;
  const name = translate(`${texts}.money.total`, { name: nameOf(metric.key), currency });
  return (
    <li>
      <div className="head">
        <p className="name">{name}</p>
        <PopoverButton
          name={translate(`${texts}.definitions.of`, { name })}
          icon={<InfoOutlined fontSize="small" />}
          sx={info}
        >
          <Box sx={{ p: 2, maxWidth: 360, typography: 'body2' }}>
            <p style={{ margin: 0 }}>{translate(`${texts}.money.how`)}</p>
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
              {ratesText.list(rates).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          </Box>
        </PopoverButton>
      </div>
      <p className="figure">
        <FigureText cell={cell} kind="money" compact />
      </p>
      <TileChange cell={cell} metric={metric} days={days} />
      <div className="course">
        <p>{ratesText.converted(rates)}</p>
      </div>
    </li>
  );
}

const info = { mt: -0.5, mr: -0.75, p: 0.5, displayPrint: 'none' } as const;
