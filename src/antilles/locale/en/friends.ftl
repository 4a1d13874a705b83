# Friends, invitations by name, and blocks

server-friend-link = This link does not work, or does not work any more.
server-friend-own = This link is your own: give it to somebody else.
server-friend-blocked = You have blocked this person. End that first on the page of your friends.
server-friend-many = Nobody has more than { $most } friends here.
server-friend-links = You have { $most } links that nobody has used. End them before you make more.
server-block-many = Nobody blocks more than { $most } people.
server-no-seat-here = There is no seat for you here.
server-no-such-friend = This person is not a friend of yours.
server-invited-declined = This invitation was declined.
server-invited-many = Too many of your invitations wait for an answer.
server-invited-sits = This friend sits at the table already.
notice-invited-subject = { $host } invites you: { $game }
notice-invited-many =
    { $n ->
        [one] { $n } invitation
       *[other] { $n } invitations
    }
notice-invited = { $host } offers you a seat: { $game } with { $others }
