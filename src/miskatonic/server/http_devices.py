"""Somebody's devices over HTTP: which there are, a link that adds one, letting one go.

A session is a browser; a person is the session whose seats, results and notes they are. A link makes
another browser a device of the same person: then both are one and the same at every table, see what its seats
see and no more, and neither can sit down where the other has seen the cards. Not for seats (see `commands`).
"""

import hashlib

from starlette.responses import Response

from miskatonic import games
from miskatonic.core.text import text
from miskatonic.server.commands import Denied
from miskatonic.server.desk import now_ms
from miskatonic.server.http import Context, Endpoint, as_json, refuse, with_cookie
from miskatonic.server.protocol_http import Arrived, DeviceInfo, DeviceLink, NewDevice, NewDeviceLink
from miskatonic.server.seats import hashed, new_token
from miskatonic.server.spelling import clean

LINK_MS = 10 * 60_000
"""So long a link can be used, once."""
MOST_DEVICES = 10


async def list_devices(context: Context) -> list[DeviceInfo]:
    """Return the person's devices, the last seen first."""
    found = await context.hub.store.devices(context.session)
    return [
        DeviceInfo(mark(each.session), each.called, each.added, each.seen, each.session == context.device)
        for each in found
    ]


def mark(session: str) -> str:
    """Return how a device is called in addresses: no hash of a token goes out."""
    return hashlib.sha256(f"device:{session}".encode()).hexdigest()[:16]


async def make_link(context: Context) -> DeviceLink:
    """Make a link that adds one device; those made before count no more."""
    if len(await context.hub.store.devices(context.session)) >= MOST_DEVICES:
        raise Denied(text("denied-many-devices", most=MOST_DEVICES))
    token, expires = new_token(), now_ms() + LINK_MS
    await context.hub.store.add_device_link(hashed(token), context.session, expires, context.body.luggage)
    return DeviceLink(token, expires)


async def add_device(context: Context) -> Response:
    """Make this browser a device of whoever made the link; what it was before it is no more."""
    store, link = context.hub.store, hashed(context.body.token)
    person, luggage = await store.device_link(link, now_ms())
    if not person:
        raise Denied(text("denied-device-link"))
    if person == context.session:
        raise Denied(text("denied-same-person"))
    for game in await store.played_together(person, context.session) if context.session else ():
        if not games.get(game).several_seats:
            raise Denied(text("denied-both-seated"))
    token = new_token()
    if not await store.take_device_link(link, hashed(token), now_ms()):
        raise Denied(text("denied-device-link"))
    await store.add_session(hashed(token), now_ms(), person, clean(context.body.name))
    return with_cookie(as_json(Arrived(luggage), 200), token, context.hub.settings)


async def remove_device(context: Context) -> Response:
    """Let go of another device of the same person: at once it is nobody's."""
    wanted = context.request.path_params["device"]
    for each in await context.hub.store.devices(context.session):
        if mark(each.session) == wanted and each.session != context.device:
            await context.hub.store.remove_device(context.session, each.session)
            context.hub.sign_out(each.session)
            return Response(status_code=204)
    raise refuse(404, "denied-no-device")


_DEVICES = "/api/me/devices"

DEVICE_ROUTES = (
    Endpoint(
        "GET", _DEVICES, list_devices, "List my devices", list[DeviceInfo], session=True, refusals=(401,)
    ),
    Endpoint(
        "POST",
        _DEVICES,
        add_device,
        "Become a device of whoever made a link",
        Arrived,
        NewDevice,
        refusals=(409, 422, 429),
    ),
    Endpoint(
        "POST",
        _DEVICES + "/link",
        make_link,
        "Make a link that adds a device",
        DeviceLink,
        NewDeviceLink,
        201,
        session=True,
        refusals=(401, 409, 429),
    ),
    Endpoint(
        "DELETE",
        _DEVICES + "/{device}",
        remove_device,
        "Let go of a device",
        status=204,
        session=True,
        refusals=(401, 404),
    ),
)
