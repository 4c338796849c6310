import { type ReactNode, useEffect, useMemo } from 'react';
import { type Area, pagesOf, resourcesOf, shownPages } from '@/areas';
import { permitsAction } from '@/areas/permitsAction';
import {
  type Command,
  type Contributed,
  type CountsWidget,
  type KnownWidget,
  type PartWidget,
  ShellContext,
  type Widget,
} from '@/ui/shell';
import { TextOverlayContext } from '@/ui/textOverlay';
import { addEnglishOf } from '../i18n/createTranslate';
import { usePermissions } from '../profileQuery';
import { useServices, useSession } from '../services';
import { mayFill } from './mayFill';
import { usePagePattern } from './usePagePattern';

const noKeys: readonly string[] = [];

/** Provides pages with the contributions of all areas for this user, and the current page's pattern. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const { areas, config, i18n, recordChanges } = useServices();
  const { defaultLanguage } = config.translations;
  const { frameOrigins, mediaOrigins, previewPage } = config.media;
  const { attributes: userAttributes } = config.users;
  const grantedKeys = usePermissions();
  const permissions = grantedKeys ?? noKeys;
  const page = usePagePattern();
  useTranslateKeys(areas, grantedKeys);
  const contributed = useMemo(() => contributions(areas, permissions), [areas, permissions]);
  const value = useMemo(
    () => ({
      ...contributed,
      ...{ page, defaultLanguage, frameOrigins, mediaOrigins, previewPage, userAttributes },
      onRecordsChanged: recordChanges.subscribe,
    }),
    [
      contributed,
      page,
      defaultLanguage,
      frameOrigins,
      mediaOrigins,
      previewPage,
      userAttributes,
      recordChanges,
    ],
  );
  return (
    <ShellContext value={value}>
      <TextOverlayContext value={i18n.overlay}>{children}</TextOverlayContext>
    </ShellContext>
  );
}

/** What permitted areas contribute to the rest of the application. */
function contributions(areas: readonly Area[], permissions: readonly string[]) {
  const may = (area: Area, action = 'list') => permitsAction(permissions, area, action);
  const permitted = areas.filter((area) => may(area));
  const withArea = <T extends { readonly key: string }>(area: Area, each: T): Contributed<T> => ({
    ...each,
    id: `${area.key}/${each.key}`,
    area: area.key,
  });
  /** Wraps a loader so that it also loads the area's English texts. */
  const withTexts =
    <T,>({ key }: Area, load: () => Promise<T>) =>
    async () =>
      (await Promise.all([load(), addEnglishOf(key)]))[0];
  return {
    areas: areas.filter(({ unlisted }) => !unlisted).map(({ path, key }) => ({ path, key })),
    pages: pagesOf(permitted).map(({ pattern }) => pattern),
    shownPages: shownPages(permitted),
    loadTexts: async () => void (await Promise.all(permitted.map(({ key }) => addEnglishOf(key)))),
    anchors: {
      // The shell's anchors are on every page.
      ...{ 'shell.help': '', 'shell.language': '', 'shell.menu': '', 'profile.name': '/profile' },
      ...Object.fromEntries(
        permitted.filter(({ unlisted }) => !unlisted).map(({ key }) => [`shell.menu.${key}`, '']),
      ),
      ...Object.fromEntries(
        permitted.flatMap((area) =>
          Object.entries(area.anchors ?? {}).map(([name, path]) => [
            `${area.key}.${name}`,
            addressOf(area, path),
          ]),
        ),
      ),
    },
    widgets: permitted.flatMap((area) =>
      (area.widgets ?? []).map(
        (each): KnownWidget => ({
          ...withArea<Widget>(
            area,
            each.kind === 'part'
              ? { ...withRecords(area, each), load: withTexts(area, each.load) }
              : withIds(area, each),
          ),
          address: addressOf(area, each.kind === 'part' ? each.path : undefined),
          loadTexts: () => addEnglishOf(area.key),
        }),
      ),
    ),
    commands: permitted.flatMap((area) =>
      (area.commands ?? [])
        .filter(({ action }) => may(area, action))
        .map((each) =>
          withArea<Command & { icon: Area['icon'] }>(area, {
            ...each,
            icon: each.icon ?? area.icon,
            path: addressOf(area, each.path),
          }),
        ),
    ),
  };
}

/** The address of an area's page, or of the area itself. */
function addressOf(area: Area, path?: string) {
  return path ? `/${area.path}/${path}` : `/${area.path}`;
}

/** A widget with resource ids instead of names: `messages`, `user-management/users`. */
function withIds<W extends CountsWidget>(area: Area, { resource, languages, ...widget }: W) {
  return {
    ...widget,
    resource: idOf(area, resource),
    ...(languages && { languages: { ...languages, resource: idOf(area, languages.resource) } }),
  };
}

/** The same for a widget of each record. */
function withRecords<W extends PartWidget>(area: Area, widget: W): W {
  const { each } = widget;
  return each ? { ...widget, each: { ...each, resource: idOf(area, each.resource) } } : widget;
}

const idOf = (area: Area, name: string) =>
  resourcesOf([area]).find((resource) => resource.name === name)?.id ?? name;

/** Shift+F9 starts and ends translate mode for people who may translate. It ends when that permission is lost. */
function useTranslateKeys(areas: readonly Area[], permissions: readonly string[] | undefined): void {
  const { overlay } = useServices().i18n;
  const { signedIn } = useSession();
  const isOffered =
    signedIn && areas.some((area) => area.shell?.when === 'translating' && mayFill(area, permissions ?? []));
  // It stays while the permissions are unknown, as after a reload.
  const isRefused = signedIn && permissions !== undefined && !isOffered;
  useEffect(() => {
    if (!isRefused) return;
    overlay.translate(false);
    overlay.end();
  }, [isRefused, overlay]);
  useEffect(() => {
    if (!isOffered) return;
    function onKeyDown(event: KeyboardEvent): void {
      const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
      if (key !== 'F9' || !shiftKey || ctrlKey || altKey || metaKey || repeat) return;
      event.preventDefault();
      overlay.translate(!overlay.isTranslating());
    }
    // In the capture phase, so that dialogs cannot intercept it.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOffered, overlay]);
}
