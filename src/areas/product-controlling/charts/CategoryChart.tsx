import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartColours } from './chartColours';
import { type ChartProps, quietChart, spanOf } from './chartProps';
import { KeyPoint } from './KeyPoint';

export interface CategoryChartProps extends ChartProps {
  categories: readonly string[];
  series: readonly {
    readonly id: string;
    readonly label: string;
    readonly values: readonly (number | null)[];
    readonly isBackground?: boolean;
  }[];
}

const barHeight = 34;
const longest = 26;

/** Horizontal bars, one for each category and one for its comparison. */
export function CategoryChart(props: CategoryChartProps) {
  const { label, categories, series, formatValue, tellValue, noValue, onPoint } = props;
  const { palette } = useTheme();
  const colours = chartColours[palette.mode];
  const places = categories.map((_, index) => index);
  const short = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
  return (
    <Box role="group" aria-label={label}>
      <BarChart
        layout="horizontal"
        height={categories.length * barHeight + 36}
        {...quietChart}
        localeText={{ a11yNoValue: noValue }}
        grid={{ vertical: true }}
        margin={{ left: 0, right: 24, top: 4, bottom: 0 }}
        axisHighlight={{ y: 'band' }}
        yAxis={[
          {
            id: 'category',
            scaleType: 'band',
            data: places,
            valueFormatter: (index: number, { location }) => {
              const name = categories[index] ?? '';
              return location === 'tick' ? short(name) : name;
            },
            tickLabelInterval: () => true,
            width: 170,
          },
        ]}
        xAxis={[
          {
            id: 'value',
            ...spanOf(series),
            valueFormatter: (value: number) => formatValue(value),
            tickNumber: 5,
            height: 28,
          },
        ]}
        series={series.map(({ id, label: name, values, isBackground = false }) => ({
          id,
          label: name,
          valueFormatter: (value: number | null) => (value === null ? noValue : tellValue(value)),
          data: [...values],
          color: isBackground ? palette.action.disabled : colours[0],
        }))}
        onHighlightedAxisChange={(items) => {
          onPoint(items.find(({ axisId }) => axisId === 'category')?.dataIndex);
        }}
      >
        <KeyPoint onPoint={onPoint} />
      </BarChart>
    </Box>
  );
}
