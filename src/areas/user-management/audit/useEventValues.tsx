import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { usePermissionName } from '@/people/permissions';
import { groups, roles } from '@/people/references';
import type { HistoryEvent } from '@/records/history/useHistory';
import { idsOf } from '@/records/references/defineReference';
import { ReferenceNames } from '@/records/references/ReferenceNames';
import { asDate } from '@/records/values/dates';
import { plainValue } from '@/records/values/plainValue';
import { useUserAttributes } from '../users/attributes/userAttributes';
import { RoleEnds } from '../users/RoleEnds';

const texts = 'areas.user-management.audit';
type Part<K extends keyof HistoryEvent> = Pick<HistoryEvent, K>;
/** What the server does without anybody. */
const byItself: ReadonlySet<string> = new Set(['end', 'role-end', 'lock-out']);
const references = { roleIds: roles, groupIds: groups, parentId: groups };

/** Turns the log's fields and values into texts: names instead of ids, permissions, languages and statuses by name. */
export function useEventValues() {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const languageName = useLanguageName();
  const attributes = useUserAttributes();
  /** The publisher's own fields with their captions; one that is not declared any more by its name. */
  const attributesText = (value: unknown) =>
    Object.entries(typeof value === 'object' && value !== null ? value : {})
      .map(([name, each]) => `${attributes.find((one) => one.name === name)?.caption ?? name}: ${each}`)
      .join(', ');
  /** Unknown words are shown as they are. */
  const actionOf = ({ action }: Part<'action'>) => translate(`${texts}.actions.${action}`, { _: action });
  const resourceOf = ({ resource = '' }: Part<'resource'>) =>
    translate(`${texts}.resources.${resource}`, { _: resource });
  const actorOf = ({ actor, action }: Part<'actor' | 'action'>) =>
    actor?.name || translate(`${texts}.${byItself.has(action) ? 'byItself' : 'nobody'}`);
  const labelOf = (field: string, resource = 'users') =>
    translate(`resources.user-management/${resource}.fields.${field}`, { _: field });
  const formatValue = (field: string, value: unknown, resource?: string): ReactNode => {
    if (value === null || value === undefined || value === '') return undefined;
    const values = [value].flat();
    if (values.length === 0) return undefined;
    if (Object.hasOwn(references, field)) {
      // The check above says that it is one of them.
      const reference = references[field as keyof typeof references];
      const namesProps = { reference, ids: idsOf(value), caption: labelOf(field, resource) };
      return <ReferenceNames {...namesProps} whole />;
    }
    if (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0)
      return undefined;
    if (field === 'roleEnds') return <RoleEnds ends={value as Record<string, string>} />;
    if (field === 'endsOn') return asDate(value);
    if (field === 'attributes') return <bdi>{attributesText(value)}</bdi>;
    const texts = values.map((each) => {
      const text = String(each);
      if (field === 'permissions') return permissionName(text);
      if (field === 'language' || field === 'languages') return languageName(text);
      if (field === 'status') return translate(`areas.user-management.users.status.${text}`, { _: text });
      return typeof each === 'object' ? plainValue(each, translate) : text;
    });
    return <bdi>{texts.join(', ')}</bdi>;
  };
  return { actionOf, resourceOf, actorOf, labelOf, formatValue };
}
