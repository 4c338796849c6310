import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import { isMoment } from '@/records/dates/moment';
import { DateTimeField } from '@/records/inputs/FormDateTimeField';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { groupIdOf } from '../targeting';
import type { Reader, useReaderQuery } from './useEffective';

const texts = 'areas.website-modules.byGroup';

interface ReaderFieldsProps {
  reader: Reader;
  ask: ReturnType<typeof useReaderQuery>['ask'];
  /** False where the group is chosen elsewhere. */
  hasGroup?: boolean;
}

/** The group and the time for which the website is shown. */
export function ReaderFields({ reader, ask, hasGroup = true }: ReaderFieldsProps) {
  const translate = useTranslate();
  // An incomplete time stays here; a new one in the address replaces it.
  const [typed, setTyped] = useState<{ at: string | null; over: string | null }>();
  if (typed !== undefined && typed.over !== reader.at) setTyped(undefined);
  return (
    <>
      {hasGroup ? (
        <RecordPicker<AudienceOption>
          {...audienceGroups}
          label={translate(`${texts}.group`)}
          help={translate(`${texts}.groupHelp`)}
          value={reader.group === null ? null : `group:${reader.group}`}
          onChange={(id) => ask('group', id === null ? null : groupIdOf(id), false)}
          missingLabel={() => translate(`${texts}.gone`)}
        />
      ) : null}
      <DateTimeField
        label={translate(`${texts}.at`)}
        value={typed === undefined ? reader.at : typed.at}
        onChange={(at) => {
          setTyped({ at, over: reader.at });
          if (at === null || isMoment(at)) ask('at', at);
        }}
      />
    </>
  );
}
