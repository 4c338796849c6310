import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { defineReference } from '@/records/references/defineReference';
import { visibleText } from '@/ui/visibleText';
import { localized } from './localized';

/** From top to bottom; `side` is beside `main`. */
export const regions = ['head', 'main', 'side', 'foot'] as const;

/** A place on a page of the website, with the modules in it from top to bottom. */
export const positionSchema = v.looseObject({
  id: idSchema,
  key: v.fallback(v.string(), ''),
  /** The page's name. */
  page: localized,
  name: localized,
  /** Its region of the page. */
  region: v.fallback(v.picklist(regions), 'main'),
  /** The categories that it accepts; null for all. */
  accepts: v.fallback(v.nullable(v.array(v.string())), null),
  max: v.fallback(v.number(), 25),
  moduleIds: v.array(idSchema),
  version: v.number(),
});

export type Position = v.InferOutput<typeof positionSchema>;

/** Its name, or the key if the name is empty. */
export const positionName = ({ name, key }: Pick<Position, 'name' | 'key'>): string =>
  visibleText(name) || key;

/** Its name, with its page. */
export const positionPath = (position: Position): string => `${position.page} / ${positionName(position)}`;

export const positions = defineReference<Position>({
  resource: 'website-modules/positions',
  name: positionName,
  wholeName: positionPath,
});
