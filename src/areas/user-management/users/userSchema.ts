import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { defineReference } from '@/records/references/defineReference';
import { visibleText } from '@/ui/visibleText';

const moment = v.fallback(v.nullable(v.string()), null);
const ids = v.fallback(v.array(idSchema), []);

/** An invitation by email; times in ISO 8601. Sending a new one invalidates the old link. */
const invitationSchema = v.object({
  sentAt: moment,
  expiresAt: moment,
  state: v.picklist(['pending', 'expired', 'accepted', 'revoked']),
  /** The server provides the link on request. */
  hasLink: v.fallback(v.boolean(), false),
});

/**
 * A user as the server keeps it. Optional fields have fallbacks, so that one incomplete record does not hide the
 * others; `access` names the actions that the server would refuse, by their reason's code.
 */
export const userSchema = v.looseObject({
  id: idSchema,
  name: v.fallback(v.string(), ''),
  email: v.string(),
  status: v.picklist(['invited', 'active', 'suspended']),
  groupIds: ids,
  roleIds: ids,
  language: v.fallback(v.nullable(v.string()), null),
  lastSignInAt: moment,
  invitation: v.fallback(v.nullable(invitationSchema), null),
  /** The last day of the account, as `2026-12-31`; the server suspends it when that is over in the publisher's time zone. */
  endsOn: v.fallback(v.nullable(v.string()), null),
  /** The last days of roles, by their ids; a role without one has no end. */
  roleEnds: v.fallback(v.record(v.string(), v.string()), {}),
  /** The publisher's own fields, by name (docs/configuration.md): texts, and days as `2026-12-31`. */
  attributes: v.fallback(v.record(v.string(), v.nullable(v.string())), {}),
  /** Locked out after wrong passwords; null for everybody else. */
  lockedUntil: moment,
  createdAt: moment,
  version: v.number(),
  /** Of `suspend`, `delete` and `credentials`: how the user signs in, with email address, password reset and invitation. */
  access: v.fallback(v.record(v.string(), v.string()), {}),
});

export type User = v.InferOutput<typeof userSchema>;

/** The texts of refusals, by code. */
export const refusalTexts = 'areas.user-management.refusals';

/** The name of a user, or the email address if it has no visible characters. */
export function userName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return visibleText(name) || email;
}

/** Users, where other records name them. */
export const users = defineReference<User>({
  resource: 'user-management/users',
  name: userName,
  detail: ({ email }) => email,
});
