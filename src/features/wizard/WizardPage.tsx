import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { answersOf, isChanged, resume, start, transition, type CompiledDefinition, type Environment, type Session, type Transition } from '../../../engine';
import type { WizardEntry } from '../../../engine/definition/catalogue';
import { Wizard, type WizardStore } from '../../../renderers';
import { Button, Card, EmptyState, LinkButton, Skeleton } from '../../../renderers/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useSession } from '../../shared/session/useSession';
import { isAvailable, loadByHash, loadCurrent, wizardByRoute } from './definitions';
import { DraftOffer } from './drafts/DraftOffer';
import { DraftNote } from './drafts/DraftNote';
import { dropDraft, findDraft, type KeptDraft } from './drafts/drafts';
import { useDraftKeeper } from './drafts/useDraftKeeper';
import type { ConfirmationState, WizardState } from './navigation';
import { portalHost } from './portalHost';
import { useDefinitionReload } from './useDefinitionReload';
import { useEnvironment } from './useEnvironment';

/** /cotacao/{product path}: the wizard of whatever product the address names. */
export function WizardPage() {
  const route = useParams()['*'] ?? '';
  const entry = wizardByRoute(route);
  const session = useSession();
  const { env, error } = useEnvironment();
  if (!entry) return <EmptyState title="Produto não encontrado." />;
  return null;
}
