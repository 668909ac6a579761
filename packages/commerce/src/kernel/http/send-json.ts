import type { FastifyReply } from 'fastify'

const json = 'application/json; charset=utf-8'

/** Sends JSON text as it is. */
export const sendJson = (reply: FastifyReply, text: string): FastifyReply => reply.header('content-type', json).send(text)
