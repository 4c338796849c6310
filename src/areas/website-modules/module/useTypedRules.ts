import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Targeting } from '../targeting';
import { type RuleValues, writeRules } from './ruleForm';

/** The rules as they are typed, with the settings that they bring. */
export function useTypedRules(): Targeting {
  // `moduleShape` has made both.
  const [targeting, groupSettings] = useWatch({ name: ['targeting', 'groupSettings'] }) as [
    RuleValues['targeting'],
    RuleValues['groupSettings'],
  ];
  return useMemo(() => writeRules({ targeting, groupSettings }), [targeting, groupSettings]);
}
