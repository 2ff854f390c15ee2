// Server state of webhooks. What is sent is announced live, so that lists follow it.

import { useMutation, useQuery } from '@tanstack/react-query';
import { nameEndpoint } from '#domain/webhooks/name-endpoint.ts';
import * as webhooks from '#domain/webhooks/webhooks.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useSingleMutation } from '#web/client/use-single-mutation.ts';
import { toast } from '#web/kit/layers/toast.ts';

type Endpoint = webhooks.Endpoint;

export function useWebhooks() {
  return useQuery({
    queryKey: keys.webhookList,
    queryFn: ({ signal }) => call(webhooks.listWebhooks, { signal }),
  });
}

export function useDeliveries(id: number) {
  return useQuery({
    queryKey: keys.webhookDeliveries(id),
    queryFn: ({ signal }) => call(webhooks.listDeliveries, { params: { id }, signal }),
  });
}

const readAgain = () => queryClient.invalidateQueries({ queryKey: keys.webhooks });
const fail = (title: string) => (error: unknown) =>
  toast({ title, description: explainError(error), tone: 'destructive' });

/** The secret is forgotten once nobody looks at it. */
export function useAddWebhook() {
  return useSingleMutation({
    mutationFn: (body: webhooks.EndpointInput) => call(webhooks.addWebhook, { body }),
    onSettled: readAgain,
    gcTime: 0,
  });
}

export function useSaveWebhook({ id }: Pick<Endpoint, 'id'>, onSaved: () => void) {
  return useSingleMutation({
    mutationFn: (body: webhooks.EndpointInput) => call(webhooks.changeWebhook, { params: { id }, body }),
    onSuccess: onSaved,
    onSettled: readAgain,
  });
}

export function useSwitchWebhook() {
  return useMutation({
    mutationFn: ({ id, isOn }: Pick<Endpoint, 'id' | 'isOn'>) =>
      call(webhooks.changeWebhook, { params: { id }, body: { isOn } }),
    onError: fail('The webhook was not changed'),
    onSettled: readAgain,
  });
}

export function useDeleteWebhook(onDeleted: () => void) {
  return useMutation({
    mutationFn: ({ id }: Endpoint) => call(webhooks.deleteWebhook, { params: { id } }),
    onSuccess: (_reply, endpoint) => {
      queryClient.setQueryData<Endpoint[]>(keys.webhookList, (before) =>
        before?.filter((each) => each.id !== endpoint.id),
      );
      toast({ title: 'Webhook deleted', description: `“${nameEndpoint(endpoint)}” no longer gets events.` });
      onDeleted();
    },
    onError: fail('The webhook was not deleted'),
    onSettled: readAgain,
  });
}

/** The secret is forgotten once nobody looks at it. */
export function useReplaceSecret() {
  return useSingleMutation({
    mutationFn: ({ id }: Endpoint) => call(webhooks.replaceWebhookSecret, { params: { id } }),
    onError: fail('The secret was not replaced'),
    onSettled: readAgain,
    gcTime: 0,
  });
}

export function useTestWebhook() {
  return useMutation({
    mutationFn: (id: number) => call(webhooks.testWebhook, { params: { id } }),
    onError: fail('No test was sent'),
    onSettled: readAgain,
  });
}

export function useSendAgain() {
  return useMutation({
    mutationFn: (id: number) => call(webhooks.sendDeliveryAgain, { params: { id } }),
    onError: fail('Nothing was sent'),
    onSettled: readAgain,
  });
}
