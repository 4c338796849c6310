import { memo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageSelection } from '@/records/list/pageSelection';
import { useTextOverlay } from '@/ui/textOverlay';
import type { Language } from '../../languages/languageSchema';
import { pathOfTexts } from '../textAddress';

const texts = 'areas.default-translations.grid';

interface GridHeadProps {
  base: Language | undefined;
  languages: readonly Language[];
  left: number;
  right: number;
}

/** The head of the grid. Its controls are for pointers only; the keyboard has the toolbar and the grid's keys. */
export const GridHead = memo(function GridHead({ base, languages, left, right }: GridHeadProps) {
  const translate = useTranslate();
  const { loads } = useTextOverlay();
  const { sort, setSort, data = [] } = useListContext();
  const selection = usePageSelection(data);
  const isDescending = sort.order === 'DESC';
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th
          scope="col"
          aria-colindex={1}
          data-column={0}
          aria-sort={isDescending ? 'descending' : 'ascending'}
        >
          <input
            type="checkbox"
            tabIndex={-1}
            checked={selection.all}
            ref={(input) => {
              if (input) input.indeterminate = selection.some && !selection.all;
            }}
            onChange={selection.togglePage}
            aria-label={translate(`${texts}.selectLoaded`)}
          />
          <button
            type="button"
            tabIndex={-1}
            onClick={() => setSort({ field: 'key', order: isDescending ? 'ASC' : 'DESC' })}
          >
            {translate(`${texts}.key`)} <span aria-hidden>{isDescending ? '↓' : '↑'}</span>
          </button>
        </th>
        {base ? (
          <th scope="col" aria-colindex={2} data-column={1}>
            <bdi>{base.name}</bdi>
            {loads(base.id) ? null : <small>{translate(`${texts}.readOnly`)}</small>}
          </th>
        ) : null}
        {languages.slice(left, right).map((language, place) => (
          <th scope="col" aria-colindex={left + place + 3} key={language.id}>
            <bdi>{language.name}</bdi>
            {language.missing > 0 ? (
              <Link
                tabIndex={-1}
                to={pathOfTexts({ language: language.id, state_eq_any: ['missing'] }, language.id)}
              >
                {translate(`${texts}.missingCount`, { smart_count: language.missing })}
              </Link>
            ) : null}
          </th>
        ))}
      </tr>
    </thead>
  );
});
