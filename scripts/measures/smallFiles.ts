import type { Source } from './readSources.ts';

/** Below so many lines a file needs a reason to be alone. */
const small = 25;

/** Names that the house gives to a file of its own. */
const named =
  /\/(area|mocks|pages|widgets)\.ts$|\.d\.ts$|Page\.tsx$|[sS]chema\.ts$|records\/(inputs\/Form\w+|values\/choices)\.tsx$/;

const besideModule = 'a component whose reader exports functions: lint keeps the two apart';

const byTheme = 'a component that the theme gives to react-admin; the theme itself has none';

/** Reasons that cannot be read from the imports. */
const reasons: Readonly<Record<string, string>> = {
  'src/main.ts': 'the entry of the application',
  'src/directory/resources.ts': 'declares the resources of the directory, as an area.ts those of an area',
  'src/qa/panel/mountPanel.tsx': 'the React root of the panel, so that the start of demo mode needs no JSX',
  'src/areas/dashboard/arrange/useNewTiles.ts':
    'what the browser remembers, apart from the page that asks it',
  'src/areas/messages/preview/useFit.ts': 'measures an element, apart from the screen that is drawn in it',
  'src/mocks/crud/count.ts': 'a call of the dialect, as bulk, import and list have files',
  'src/mocks/scenarios/calls.ts': 'the scenarios of one group, as each group has a file',
  'src/records/form/useArrived.ts': 'tested on its own, and the file of a component exports nothing else',
  'src/records/list/LateRows.tsx': 'wraps the list, and the file of its page is full',
  'src/records/list/useFailedPage.ts': 'told beside the rows, whose file is long enough',
  'src/records/columns/ShortDate.tsx': 'a cell for every list, though only one has it so far',
  'src/records/list/FurtherActions.tsx':
    'for the head of every list, though only one has so many actions so far',
  'src/records/columns/relativeTime.ts':
    'tested on its own, and the file of a component exports nothing else',
  'src/app/react-admin/CleanedHtml.tsx': byTheme,
  'src/app/react-admin/FormBody.tsx': byTheme,
  'src/app/react-admin/GoneReference.tsx': byTheme,
  'src/app/i18n/reactAdminTexts.ts': 'the build reads it too',
  'src/areas/onboarding-wizard/fixtures/versionSeeds.ts': 'the seed of one resource, as each has a file',
  'src/areas/onboarding-wizard/flow/useCheckOptions.ts': 'asks the server, apart from the fields',
  'src/areas/onboarding-wizard/flow/useFlowProblems.ts': 'looks at the whole form, apart from what shows it',
  'src/areas/onboarding-wizard/list/flowBulk.ts': 'the description of one kind of work, as each has a file',
  'src/areas/onboarding-wizard/list/flowFilters.ts':
    'the description of one kind of work, as each has a file',
  'src/areas/messages/list/messageBulk.ts': 'the description of one kind of work, as each has a file',
  'src/areas/website-modules/list/moduleBulk.ts': 'the description of one kind of work, as each has a file',
  'src/areas/website-modules/module/preview/previewAddress.ts':
    'tested on its own, and the file of a component exports nothing else',
  'src/records/tabs/useErrorTab.ts': 'for every form in tabs, though only one has it so far',
  'src/areas/messages/message/formatField.tsx':
    'a function, and the file of a component exports nothing else',
  'src/areas/messages/checks/longest.ts': 'every page with a message reads it, without the checks',
  'src/areas/messages/publish/useServerTime.ts': 'a clock, apart from the question that looks at it',
  'src/areas/messages/publish/fallingBack.ts':
    'tested on its own, and the file of a component exports nothing else',
  'src/app/layout/BannerPlace.tsx': 'always the same element: the layout is not rendered anew with it',
  'src/areas/product-controlling/fixtures/delimited.ts':
    'the text formats of a file, as its workbook has a file',
  'src/areas/product-controlling/jobs/useJobName.ts':
    'a hook, and the file of a component exports nothing else',
  'src/areas/messages/shell/ModalBody.tsx':
    'loads the library for Markdown, which the dialog itself does without',
  'src/areas/messages/shell/useCut.ts': 'looks at the layout, apart from what is said',
  'src/areas/messages/shell/useNewcomer.ts': 'what a screen reader is told, apart from what is seen',
  'src/ui/page/useHistoryStep.ts': 'for searches and filters wherever they are',
  'src/ui/page/useKeepBannerRoom.ts': 'the script of index.html reads its neighbour, without React',
  'src/areas/messages/texts/CompletenessMark.tsx':
    'a table of four looks, apart from the tabs that show them',
  'src/app/i18n/documentLanguage.ts':
    'tested on its own, and its reader is a module of react-admin’s interface',
  'src/areas/default-translations/languages/languageCodes.ts': 'a list that is looked up and not read',
  'src/app/useProductTexts.ts': 'the keys that it is about are a rule that areas read too',
  'src/app/react-admin/RecordCard.tsx': byTheme,
  'src/qa/gallery/sourceOf.ts': 'the file of a component exports nothing else',
  'src/qa/gallery/galleryArea.ts': 'the area.ts of the gallery, which only the demo has',
  'src/app/StartProgress.tsx': besideModule,
  'src/app/account/initialsOf.ts': 'tested on its own, and the file of a component exports nothing else',
  'src/app/i18n/LanguageMenu.tsx': 'tested on its own',
  'src/app/layout/barsHeight.ts': 'measures; the file of a component exports nothing else',
  'src/app/layout/ThemeMenu.tsx': 'tested on its own',
  'src/app/layout/InstrumentSlot.tsx': 'demo mode alone has it',
  'src/app/areas/ExactPath.tsx': besideModule,
  'src/app/areas/ListWithNext.tsx': besideModule,
  'src/app/preferences/reloadMark.ts': 'the other folders may not touch the storage',
  'src/app/start-pages/shippedTexts.ts': 'tests compare with it',
  'src/start/afterPaint.ts':
    'choosePage.ts runs when it is imported, so its parts are tested from files of their own',
  'src/start/scriptsAt.ts': 'as afterPaint.ts',
  'src/start/runInTurns.ts': 'the same, for main.ts',
  'src/start/startAnyway.ts': 'the build makes a script of it',
};

/**
 * The small files that have no reason to be alone. Reasons are: several files import it, it is loaded by itself, or the
 * house gives it a name of its own.
 */
export function needlessFiles(sources: readonly Source[]): string[] {
  const readers = (path: string) => sources.filter(({ imports }) => imports.includes(path)).length;
  const isLazy = (path: string) => sources.some(({ lazyImports }) => lazyImports.includes(path));
  return sources
    .filter(({ lines }) => lines < small)
    .map(({ path }) => path)
    .filter((path) => !named.test(path) && !(path in reasons) && readers(path) < 2 && !isLazy(path));
}
